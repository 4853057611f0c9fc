/// Is told what a keyboard does.
@preconcurrency @MainActor
public protocol KeyboardTrackingViewDelegate: AnyObject {
  /// A keyboard is about to do something.
  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
  /// A keyboard has done something.
  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
}
