#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The fill of a surface or of a backdrop.
@MainActor
final class FillView: TraitView {
  var background: Background {
    didSet { if background != oldValue { build() } }
  }
  private let images: ImageLoader
  private var contour: Contour?
  /// The mask around a hole, or `nil` without a hole.
  private(set) var surrounding: CAShapeLayer?
  private var gradientLayer: CAGradientLayer?
  private var picture: (artwork: Artwork, view: UIView)?
  private var effectView: UIVisualEffectView?
  private let notifications = NotificationInput()

  /// The size at which an icon is loaded, in points, which is large enough to cover a view.
  private static let iconSize = 256.0

  /// Creates a filled view that ignores touches.
  ///
  /// - Parameters:
  ///   - background: The background to show.
  ///   - images: The loader of the background's image.
  init(background: Background, images: ImageLoader = ImageLoader()) {
    self.background = background
    self.images = images
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Clips the view to a shape in its own coordinates, or to its bounds if `contour` is `nil`.
  func cut(to contour: Contour?) {
    self.contour = contour
    cutCorners()
  }

  /// Cuts a hole into the view, or closes the hole if `hole` is `nil`.
  func open(_ hole: PlacedSpotlight?) {
    guard let hole else {
      if surrounding != nil {
        surrounding = nil
        cutCorners()
      }
      return
    }
    let mask = surrounding ?? CAShapeLayer()
    mask.fillRule = .evenOdd
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    mask.path = path(around: hole)
    CATransaction.commit()
    guard surrounding == nil else { return }
    surrounding = mask
    cutCorners()
  }

  /// Plays the motion of the hole along a track in the render server.
  func playHole(_ track: MotionTrack, at start: CFTimeInterval) {
    // A path is animated smoothly only to a path with the same number of parts. Therefore
    // samples without a hole use a closed hole.
    guard let last = track.samples.last(where: { $0.spotlight != nil })?.spotlight else {
      return open(nil)
    }
    open(track.samples.last?.spotlight ?? last.closed)
    surrounding?.play("path", track, at: start, { $0.spotlight ?? last.closed }, box: path)
  }

  /// Returns the area around a hole, which is large enough for every size of the view.
  private func path(around hole: PlacedSpotlight) -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
    path.addPath(Contour(of: hole.frame, corners: .all(hole.cornerRadius)).cgPath)
    return path
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradientLayer?.frame = bounds
    CATransaction.commit()
    effectView?.frame = bounds
    if let picture {
      picture.view.frame = CGRect(
        OverlayNode.Image.Fit.fill.frame(of: picture.artwork.size, in: OverlaySize(bounds.size)))
    }
    cutCorners()
  }

  override func traitsDidChange() {
    tintPicture()
    if case .color(let color) = background { backgroundColor = uiColor(color) }
    if let gradientLayer, case .gradient(let gradient) = background {
      paint(gradient, on: gradientLayer)
    }
    if case .blur(let blur) = background { paint(blur) }
  }

  /// Rebuilds the views and layers of the background.
  private func build() {
    gradientLayer?.removeFromSuperlayer()
    picture?.view.removeFromSuperview()
    effectView?.removeFromSuperview()
    (gradientLayer, picture, effectView) = (nil, nil, nil)
    notifications.stop()
    backgroundColor = nil
    switch background {
    case .clear: break
    case .color(let color): backgroundColor = uiColor(color)
    case .gradient(let gradient):
      let layer = CAGradientLayer()
      gradientLayer = layer
      self.layer.addSublayer(layer)
      paint(gradient, on: layer)
    case .image(let source):
      let size = OverlaySize(width: Self.iconSize, height: Self.iconSize)
      picture = images.load(source, size: size).map { ($0, $0.view(in: .label)) }
      if let view = picture?.view { addSubview(view) }
      tintPicture()
    case .blur(let blur):
      let view = UIVisualEffectView(effect: nil)
      effectView = view
      addSubview(view)
      notifications.listen(to: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        [weak self] _, _ in
        self?.traitsDidChange()
        // The shadow around the fill also depends on this setting.
        self?.superview?.setNeedsLayout()
      }
      paint(blur)
    }
    setNeedsLayout()
  }

  /// Draws an icon in the color of text on a card.
  private func tintPicture() {
    picture.map { $0.artwork.tint($0.view, in: uiColor(.label)) }
  }

  private func paint(_ gradient: Background.Gradient, on layer: CAGradientLayer) {
    let colors = gradient.colors.map { followingTint($0).uiKit(for: traitCollection).cgColor }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // If both points are equal, the gradient has no direction, and its last color fills everything.
    layer.colors = gradient.start == gradient.end ? colors.suffix(1) + colors.suffix(1) : colors
    layer.startPoint = CGPoint(x: CGFloat(gradient.start.x), y: CGFloat(gradient.start.y))
    layer.endPoint =
      gradient.start == gradient.end
      ? CGPoint(x: layer.startPoint.x, y: layer.startPoint.y + 1)
      : CGPoint(x: CGFloat(gradient.end.x), y: CGFloat(gradient.end.y))
    CATransaction.commit()
  }

  private func paint(_ blur: Blur) {
    guard let effectView else { return }
    let material = blur.resolved(for: traits)
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    effectView.effect = isOpaque ? nil : blur.effect(for: material)
    let tint = isOpaque ? material.tint.opacity(1) : material.tint
    effectView.contentView.backgroundColor =
      blur.showsGlass && !isOpaque ? nil : UIColor(tint)
  }

  /// Whether the fill is glass, or would be glass without the user's preferences.
  ///
  /// Such a fill has its own corners, and supports no other shape.
  var isGlass: Bool {
    guard case .blur(let blur) = background else { return false }
    return blur.showsGlass
  }

  /// Whether glass is visible.
  ///
  /// If so, the surface draws no shadow, because glass casts its own shadow.
  var showsGlass: Bool {
    guard #available(iOS 26, *) else { return false }
    return effectView?.effect is UIGlassEffect
  }

  /// Clips the corners.
  ///
  /// An effect view is clipped directly, because clipping its superview would hide the effect.
  private func cutCorners() {
    if let surrounding {
      (effectView ?? self).layer.mask = surrounding
      return
    }
    let contour = contour ?? Contour(of: OverlayRect(bounds), corners: .none)
    // Glass draws its edge along its own shape, initially a capsule. Clipping would only remove
    // parts of that edge.
    if #available(iOS 26, *), let effectView, isGlass {
      effectView.layer.mask = nil
      effectView.cornerConfiguration = contour.configuration
      effectView.contentView.cornerConfiguration = contour.configuration
      return
    }
    contour.round((effectView ?? self).layer, isCut: true)
  }
}

extension Blur {
  /// Whether the blur is glass, and the system supports glass.
  fileprivate var showsGlass: Bool {
    guard #available(iOS 26, *) else { return false }
    return isGlass
  }

  /// Returns the native effect.
  ///
  /// UIKit doesn't document how strongly a material blurs or tints. Therefore the thinnest material
  /// is used, with Usher's own tint.
  @MainActor
  fileprivate func effect(for material: Material) -> UIVisualEffect? {
    if #available(iOS 26, *), isGlass { return UIGlassEffect(style: .regular) }
    guard material.deviation > 0 else { return nil }
    let tint = material.tint
    let isLight = 0.2126 * tint.red + 0.7152 * tint.green + 0.0722 * tint.blue > 0.5
    return UIBlurEffect(
      style: isLight ? .systemUltraThinMaterialLight : .systemUltraThinMaterialDark)
  }
}
#endif
