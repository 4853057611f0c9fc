public import Foundation

/// The bar at the bottom of a navigation controller, which is always empty in the stand-in.
///
/// <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates a hidden bar, because a navigation controller's toolbar is hidden by default.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    backgroundColor = .systemBackground
  }

  /// Creates a bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the size of the system's toolbar, which is 44 points high without the bottom safe-area
  /// inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
