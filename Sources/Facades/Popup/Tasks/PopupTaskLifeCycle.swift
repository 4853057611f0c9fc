/// A task's callbacks; no-ops by default.
///
/// A task that is shown gets `willShow`, `render` and `didShow`, and after it has resigned
/// `willDismiss` and `didDismiss`. A task that is canceled gets `willShow` and `didCanceled`.
public protocol PopupTaskLifeCycle {
  /// Called at the beginning of the task's turn, the last moment to set or reset `isCanceled`.
  func willShow()
  /// Called instead of `render` if the task was canceled.
  func didCanceled()
  /// Called after `render`.
  func didShow()
  /// Called before the task leaves, after a resignation or a dismissal by the screen.
  func willDismiss()
  /// Called after the task has gone; remove the task's drawing by now at the latest.
  func didDismiss()
}

extension PopupTaskLifeCycle {
  /// A no-op.
  public func willShow() {}
  /// A no-op.
  public func didCanceled() {}
  /// A no-op.
  public func didShow() {}
  /// A no-op.
  public func willDismiss() {}
  /// A no-op.
  public func didDismiss() {}
}
