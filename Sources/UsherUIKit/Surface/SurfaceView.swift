#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The surface under an overlay's content, or under a box: shadow, background and border.
///
/// The subviews of ``contentView`` stand on the surface, and are cut at its corners if the style
/// clips content; the border lies on top.
@MainActor
final class SurfaceView: TraitView {
  /// The style of the surface.
  var style: OverlayStyle {
    didSet { if style != oldValue { restyle() } }
  }
  /// The share of the shadow that is cast.
  var shadow = 1.0 {
    didSet { if shadow != oldValue { setNeedsLayout() } }
  }
  /// The arrow on the edge, which the shadow, the background and the border go around; `nil` for
  /// none.
  ///
  /// Glass has no arrow, since its shape is a rectangle.
  var arrow: PlacedArrow? {
    didSet { if arrow != oldValue { setNeedsLayout() } }
  }
  /// The superview of the content; as large as the surface.
  let contentView = UIView()
  private let fill: FillView
  /// The layers of the shadow, the wide one behind.
  private let shadowLayers = [CALayer(), CALayer()]
  private let borderLayer = CAShapeLayer()

  /// Makes a surface.
  ///
  /// - Parameters:
  ///   - style: The style of the surface.
  ///   - images: The loader of the background's picture.
  init(style: OverlayStyle, images: ImageLoader = ImageLoader()) {
    self.style = style
    fill = FillView(background: style.background, images: images)
    super.init(frame: .zero)
    for shadow in shadowLayers { layer.addSublayer(shadow) }
    addSubview(fill)
    addSubview(contentView)
    borderLayer.fillColor = nil
    layer.addSublayer(borderLayer)
    restyle()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether a point in the surface's coordinates lies within its round corners, or on its arrow.
  func contains(_ point: CGPoint) -> Bool { contour.contains(OverlayPoint(point)) }

  /// The surface's edge, in its own coordinates.
  var contour: Contour {
    Contour(
      of: OverlayRect(bounds), corners: style.corners, arrow: fill.isGlass ? nil : arrow)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(contour.bounds)
    contentView.frame = bounds
    trace()
  }

  override func traitsDidChange() { trace() }

  private func restyle() {
    fill.background = style.background
    setNeedsLayout()
  }

  /// Draws corners, shadow and border along the edge.
  private func trace() {
    let contour = contour
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fill.cut(to: contour.inItsBounds)
    Contour(of: contour.frame, corners: style.corners)
      .round(contentView.layer, isCut: style.clipsContent)
    castShadow(of: contour)
    drawBorder(along: contour)
    CATransaction.commit()
  }

  private func castShadow(of contour: Contour) {
    let casts = fill.showsGlass ? [] : style.shadow?.layers ?? []
    let path = contour.cgPath
    for (number, layer) in shadowLayers.enumerated() {
      cast(number < casts.count ? casts[number] : nil, by: layer, along: path, of: contour)
    }
  }

  /// Casts one layer of the shadow; none without a shadow that can be seen.
  private func cast(
    _ shadow: OverlayShadow?, by layer: CALayer, along path: CGPath, of contour: Contour
  ) {
    let color = shadow.map { followingTint($0.color).resolved(for: traits) }
    guard let shadow, let color, color.alpha > 0, bounds.width > 0, bounds.height > 0 else {
      layer.isHidden = true
      return
    }
    layer.isHidden = false
    layer.frame = bounds
    layer.shadowPath = path
    layer.shadowColor = UIColor(color.opacity(1)).cgColor
    layer.shadowOpacity = Float(color.alpha * self.shadow)
    // Half of what other toolkits call blur.
    layer.shadowRadius = CGFloat(shadow.blur / 2)
    layer.shadowOffset = CGSize(
      width: CGFloat(shadow.offset.dx), height: CGFloat(shadow.offset.dy))
    // Under what can be seen through there is none.
    let isCovered = style.background.isOpaque(for: traits)
    layer.mask =
      isCovered ? nil : Self.outside(of: path, in: CGRect(contour.bounds), reach: shadow.reach)
  }

  /// Makes a mask of the area around a shape, as far as its shadow reaches.
  private static func outside(of path: CGPath, in bounds: CGRect, reach: Double) -> CAShapeLayer {
    // A shadow fades away a little further out than its blur.
    let reach = CGFloat(-2 * reach)
    let area = CGMutablePath()
    area.addRect(bounds.insetBy(dx: reach, dy: reach))
    area.addPath(path)
    let mask = CAShapeLayer()
    mask.fillRule = .evenOdd
    mask.path = area
    return mask
  }

  private func drawBorder(along contour: Contour) {
    let border = style.border(for: traits)
    let width = min(border?.width ?? 0, contour.frame.size.width / 2, contour.frame.size.height / 2)
    guard let border, width > 0 else {
      borderLayer.isHidden = true
      return
    }
    let color = followingTint(border.color).uiKit(for: traitCollection).cgColor
    borderLayer.isHidden = false
    borderLayer.frame = bounds
    if contour.arrow == nil, contour.commonRadius != nil {
      // Core Animation draws it inside the edge.
      contour.round(borderLayer, isCut: false)
      borderLayer.borderColor = color
      borderLayer.borderWidth = CGFloat(width)
      borderLayer.path = nil
    } else {
      // Half of a line twice as wide.
      contour.round(borderLayer, isCut: true)
      borderLayer.borderWidth = 0
      borderLayer.path = contour.cgPath
      borderLayer.strokeColor = color
      borderLayer.lineWidth = CGFloat(2 * width)
    }
  }
}
#endif
