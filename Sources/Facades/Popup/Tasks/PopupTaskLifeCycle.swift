/// What a task is told; each function does nothing unless it is written.
///
/// One that is shown: `willShow`, `render`, `didShow`, and when it has resigned `willDismiss` and
/// `didDismiss`. One that is canceled: `willShow`, `didCanceled`.
public protocol PopupTaskLifeCycle {
  /// Its turn has come; this is the last moment to set `isCanceled`, or to take that back.
  func willShow()
  /// It was canceled, and will not be shown.
  func didCanceled()
  /// It has been rendered.
  func didShow()
  /// It has resigned and is about to go.
  func willDismiss()
  /// It is gone; what it has drawn should be gone, too.
  func didDismiss()
}

extension PopupTaskLifeCycle {
  /// Does nothing.
  public func willShow() {}
  /// Does nothing.
  public func didCanceled() {}
  /// Does nothing.
  public func didShow() {}
  /// Does nothing.
  public func willDismiss() {}
  /// Does nothing.
  public func didDismiss() {}
}
