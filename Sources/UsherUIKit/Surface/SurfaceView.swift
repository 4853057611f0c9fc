#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The surface below an overlay's content or a box: shadow, background and border.
///
/// The subviews of ``contentView`` are on the surface. If the style clips content, they are clipped
/// at the corners. The border is drawn on top.
@MainActor
final class SurfaceView: TraitView {
  var style: OverlayStyle {
    didSet { if style != oldValue { restyle() } }
  }
  /// How much of the shadow is visible, from 0 to 1.
  var shadow = 1.0 {
    didSet { if shadow != oldValue { setNeedsLayout() } }
  }
  /// The arrow on the edge, or `nil` for no arrow.
  ///
  /// The shadow, the background and the border include the arrow. Glass ignores it, because its
  /// shape is a rectangle.
  var arrow: PlacedArrow? {
    didSet { if arrow != oldValue { setNeedsLayout() } }
  }
  let contentView = UIView()
  private let fill: FillView
  /// The layers of the shadow, the wider layer first.
  private let shadowLayers = [CALayer(), CALayer()]
  private let borderLayer = CAShapeLayer()

  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - style: The style of the surface.
  ///   - images: The loader of the background's image.
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

  /// Returns whether a point is inside the rounded corners or on the arrow.
  func contains(_ point: CGPoint) -> Bool { contour.contains(OverlayPoint(point)) }

  /// The edge of the surface, in its own coordinates.
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

  /// Draws the corners, the shadow and the border.
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

  /// Draws one layer of the shadow, or hides the layer if there is no visible shadow.
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
    // Half the value that other toolkits call blur.
    layer.shadowRadius = CGFloat(shadow.blur / 2)
    layer.shadowOffset = CGSize(
      width: CGFloat(shadow.offset.dx), height: CGFloat(shadow.offset.dy))
    // A shadow must not be visible through a translucent background.
    let isCovered = style.background.isOpaque(for: traits)
    layer.mask =
      isCovered ? nil : Self.outside(of: path, in: CGRect(contour.bounds), reach: shadow.reach)
  }

  /// Returns a mask of the area around a shape that the shadow can reach.
  private static func outside(of path: CGPath, in bounds: CGRect, reach: Double) -> CAShapeLayer {
    // A shadow fades out slightly farther than its blur.
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
      // Core Animation draws the border inside the edge.
      contour.round(borderLayer, isCut: false)
      borderLayer.borderColor = color
      borderLayer.borderWidth = CGFloat(width)
      borderLayer.path = nil
    } else {
      // The line has twice the width because its outer half is clipped.
      contour.round(borderLayer, isCut: true)
      borderLayer.borderWidth = 0
      borderLayer.path = contour.cgPath
      borderLayer.strokeColor = color
      borderLayer.lineWidth = CGFloat(2 * width)
    }
  }
}
#endif
