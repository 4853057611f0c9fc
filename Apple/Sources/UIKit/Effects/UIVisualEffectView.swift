public import Foundation

/// A view that blurs and tints what lies behind it.
open class UIVisualEffectView: UIView, DrawnContent {
  /// The effect; `nil` is none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that holds what is shown on the effect.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view of a nib, without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Gives the content view the whole bounds.
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
