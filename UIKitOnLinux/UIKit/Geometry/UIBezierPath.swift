import Foundation

/// A path with drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii radii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2),
      height: min(max(radii.height, 0), rect.height / 2))
    path.addRoundedRect(in: rect, corners: corners, radii: radii, transform: .identity)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.elements = newValue.elements }
  }

  open var isEmpty: Bool { path.isEmpty }

  open var bounds: CGRect { path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc.
  ///
  /// `clockwise` refers to the screen, in UIKit's coordinates
  /// ("UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)").
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() {
    path.closeSubpath()
  }

  open func append(_ other: UIBezierPath) {
    path.addPath(other.path)
  }

  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Fills the path in the current context, in its fill color ("UIBezierPath.fill()").
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context, in its stroke color ("UIBezierPath.stroke()").
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(path)
    context.strokePath()
  }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
