public import Foundation

/// A view that applies a visual effect to the content behind it.
open class UIVisualEffectView: UIView, DrawnContent {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that contains the content on top of the effect.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view from a nib, without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Resizes the content view to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Records the exception with which UIKit refuses any subview but the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    World.current.raise(
      "NSInternalInconsistencyException",
      "\(type(of: subview)) was added to an effect view instead of its content view")
  }

  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let material = effect?.material else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.clipped(to: { shape(of: layer).trace(on: canvas) }) {
      BackdropPainter(canvas: canvas).paint(over: layer.bounds, deviation: material.deviation)
      canvas.fill(layer.bounds, with: isDark ? material.tint.dark : material.tint.light)
    }
  }

  /// The shape of the effect: glass has the view's corners, by default a capsule's, and other
  /// effects fill the bounds.
  private func shape(of layer: CALayer) -> RoundedRectangle {
    guard effect is UIGlassEffect else { return RoundedRectangle(layer.bounds, radius: 0) }
    guard let ownCorners else {
      return RoundedRectangle(
        layer.bounds, radius: Double(min(layer.bounds.width, layer.bounds.height) / 2))
    }
    return RoundedRectangle(
      layer.bounds, radius: Double(ownCorners.radius), corners: ownCorners.roundCorners,
      isContinuous: true)
  }
}
