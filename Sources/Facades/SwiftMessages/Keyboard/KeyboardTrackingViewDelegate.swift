/// A delegate for the keyboard's changes.
@preconcurrency @MainActor
public protocol KeyboardTrackingViewDelegate: AnyObject {
  /// Called before a change of the keyboard.
  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
  /// Called after a change of the keyboard, when messages have made room.
  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
}
