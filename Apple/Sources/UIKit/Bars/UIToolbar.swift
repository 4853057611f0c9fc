public import Foundation

/// The bar at the lower edge of a navigation controller; it is empty here.
///
/// <https://developer.apple.com/documentation/uikit/uitoolbar>
@MainActor
open class UIToolbar: UIView {
  /// Makes a bar that is hidden, as a navigation controller has it at first.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    backgroundColor = .systemBackground
  }

  /// Makes a bar of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The height of the system's bar: 44 points, without the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
