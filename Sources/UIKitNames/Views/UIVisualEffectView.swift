#if !canImport(UIKit)
public import Foundation
internal import Usher

/// A view that blurs what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What it does; `nil` does nothing.
  open var effect: UIVisualEffect? { didSet { setNeedsContentUpdate() } }
  /// Where views are put.
  public let contentView = UIView()

  /// Makes a view of an effect.
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
