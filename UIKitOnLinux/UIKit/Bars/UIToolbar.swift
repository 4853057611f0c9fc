public import Foundation

/// The bar at the bottom of a navigation controller; always empty in the stand-in.
///
/// <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Makes a hidden bar; a navigation controller's toolbar is hidden by default.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    backgroundColor = .systemBackground
  }

  /// Makes a bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The height of the system's toolbar: 44 points, without the bottom safe-area inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
