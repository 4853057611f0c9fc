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

  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let material = effect?.material else { return }
    BackdropPainter(canvas: canvas).paint(over: layer.bounds, deviation: material.deviation)
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.fill(layer.bounds, with: isDark ? material.tint.dark : material.tint.light)
  }
}
