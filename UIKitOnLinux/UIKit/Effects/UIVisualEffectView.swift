public import Foundation

/// A view that applies a visual effect to the content behind it.
open class UIVisualEffectView: UIView {
  /// The effect, or `nil` if there is none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that contains the content on top of the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from a nib, without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Resizes the content view to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Records the exception that UIKit raises for any subview except the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    World.current.raise(
      "NSInternalInconsistencyException",
      "\(type(of: subview)) was added to an effect view instead of its content view")
  }
}
