/// A popup to be shown in turn, by any means.
///
/// A task draws itself in `render`, and calls `resignFocus` when it has gone.
public protocol PopupTask: AnyObject, PopupTaskLifeCycle, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The task's manager; set by `Popup.Manager.add(task:)`.
  ///
  /// Best a weak reference, because the manager keeps its tasks alive.
  var manager: Popup.Manager? { get set }
  /// The task's name in descriptions.
  var taskDescription: String { get set }
  /// The task's priority: higher goes first; read once, by `Popup.Manager.add(task:)`.
  var priority: Int { get }
  /// Whether the task is canceled.
  ///
  /// Read when `willShow` returns; later changes have no effect on what is shown.
  var isCanceled: Bool { get set }

  /// Ends the task's turn and lets the next task be shown.
  ///
  /// Without a manager the call is a no-op.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` if the task does not have the turn.
  func resignFocus() throws
  /// Draws the task.
  func render()
}

extension PopupTask {
  /// The task's name.
  public var description: String { taskDescription }
  /// The task's name.
  public var debugDescription: String { taskDescription }

  /// Ends the task's turn and lets the next task be shown.
  ///
  /// Without an interval, the next task is shown before the call returns; inside a callback of a
  /// task, when the callback returns. A task that resigns in its `willShow` gets `didCanceled` and
  /// is not shown.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` if the task does not have the turn: it
  ///   waits, has gone, or has resigned already.
  public func resignFocus() throws {
    try manager?.resign(self)
  }

  /// The name of `resignFocus` in Popup 0.1.
  @available(*, deprecated, renamed: "resignFocus")
  public func finish() throws {
    try resignFocus()
  }
}

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
