#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// A control with a callback for a changed tint.
@MainActor
class TintedControl: UIControl {
  /// Takes over another tint; called when the control comes into a window, too.
  func tintDidChange() {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // UIKit does not say that it tells of the tint that a view finds in a window.
    if window != nil { tintDidChange() }
  }
}
#endif
