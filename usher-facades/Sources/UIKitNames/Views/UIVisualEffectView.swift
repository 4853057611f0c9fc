#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
internal import Usher

/// A view that blurs what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect, such as a blur; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsContentUpdate() } }
  /// The view that contains the subviews.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }
}
#endif
