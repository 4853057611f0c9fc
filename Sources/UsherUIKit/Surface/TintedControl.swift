#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// A control with a callback for changes of its tint color.
@MainActor
class TintedControl: UIControl {
  /// Called when the tint color changes, and when the control enters a window.
  func tintDidChange() {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // UIKit doesn't document that it reports a tint color that a view inherits when it enters a
    // window.
    if window != nil { tintDidChange() }
  }
}
#endif
