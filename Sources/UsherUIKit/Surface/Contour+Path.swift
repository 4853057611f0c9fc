#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension Contour {
  var cgPath: CGPath {
    let path = CGMutablePath()
    for step in self.path { step.trace(in: path) }
    return path
  }

  /// Applies this shape to a layer with the same bounds.
  ///
  /// If there is no arrow, and all rounded corners have the same radius, Core Animation rounds the
  /// corners itself, which is cheaper than a mask.
  ///
  /// - Parameters:
  ///   - layer: The layer to shape.
  ///   - isCut: Whether the contents are clipped at the corners. Otherwise, only the background and
  ///     the border are rounded.
  func round(_ layer: CALayer, isCut: Bool) {
    guard arrow == nil, let radius = commonRadius else {
      layer.cornerRadius = 0
      layer.masksToBounds = false
      let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.path = cgPath
      layer.mask = isCut ? mask : nil
      return
    }
    layer.mask = nil
    layer.cornerRadius = CGFloat(radius)
    layer.maskedCorners = roundCorners
    layer.cornerCurve = isCircular ? .circular : .continuous
    layer.masksToBounds = isCut
  }

  /// The equivalent corners for UIKit's shapes, which use a different curve and have no arrow.
  @available(iOS 26, *)
  var configuration: UICornerConfiguration {
    .corners(
      topLeftRadius: .fixed(CGFloat(corners.topLeft)),
      topRightRadius: .fixed(CGFloat(corners.topRight)),
      bottomLeftRadius: .fixed(CGFloat(corners.bottomLeft)),
      bottomRightRadius: .fixed(CGFloat(corners.bottomRight)))
  }

  /// The same shape in the coordinates of a view whose frame is the contour's bounds.
  var inItsBounds: Contour {
    let way = Vector(dx: -bounds.minX, dy: -bounds.minY)
    return Contour(of: frame.moved(by: way), corners: corners, arrow: arrow)
  }

  /// The radius of all rounded corners, or `nil` if they have different radii.
  var commonRadius: Double? {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let radius = radii.max() ?? 0
    return radii.allSatisfy { $0 == 0 || $0 == radius } ? radius : nil
  }

  private var roundCorners: CACornerMask {
    var round: CACornerMask = []
    if corners.topLeft > 0 { round.insert(.layerMinXMinYCorner) }
    if corners.topRight > 0 { round.insert(.layerMaxXMinYCorner) }
    if corners.bottomRight > 0 { round.insert(.layerMaxXMaxYCorner) }
    if corners.bottomLeft > 0 { round.insert(.layerMinXMaxYCorner) }
    return round
  }
}

extension Glyph.Step {
  /// Adds the step to a path.
  ///
  /// - Parameters:
  ///   - path: The path to extend.
  ///   - across: The horizontal scale.
  ///   - down: The vertical scale.
  func trace(in path: CGMutablePath, across: Double = 1, down: Double = 1) {
    func place(_ point: OverlayPoint) -> CGPoint {
      CGPoint(x: CGFloat(Self.mended(point.x) * across), y: CGFloat(Self.mended(point.y) * down))
    }
    switch self {
    case .move(let point):
      path.move(to: place(point))
    case .line(let point):
      // A path needs a starting point before a line can be added.
      if path.isEmpty { path.move(to: place(point)) } else { path.addLine(to: place(point)) }
    case .curve(let first, let second, let end):
      if path.isEmpty { path.move(to: place(first)) }
      path.addCurve(to: place(end), control1: place(first), control2: place(second))
    case .circle(let center, let radius):
      let radius = max(Self.mended(radius), 0)
      let corner = place(OverlayPoint(x: center.x - radius, y: center.y - radius))
      path.addEllipse(
        in: CGRect(
          x: corner.x, y: corner.y, width: CGFloat(2 * radius * across),
          height: CGFloat(2 * radius * down)))
    case .close:
      if !path.isEmpty { path.closeSubpath() }
    }
  }

  /// Clamps a coordinate to 10,000 points, or returns 0 if it isn't finite.
  ///
  /// Core Graphics would draw nothing with other values.
  static func mended(_ coordinate: Double) -> Double {
    coordinate.isFinite ? min(max(coordinate, -10_000), 10_000) : 0
  }
}
#endif
