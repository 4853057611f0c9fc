/// A popup that a manager shows at its turn.
///
/// A task draws itself in `render`, and calls `resignFocus` when it has disappeared.
public protocol PopupTask: AnyObject, PopupTaskLifeCycle, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The task's manager, set by `Popup.Manager.add(task:)`.
  ///
  /// Use a weak reference, because the manager retains its tasks.
  var manager: Popup.Manager? { get set }
  /// The task's name, used in descriptions.
  var taskDescription: String { get set }
  /// The task's priority, read once by `Popup.Manager.add(task:)`.
  ///
  /// Tasks with a higher priority are shown first.
  var priority: Int { get }
  /// Whether the task is canceled.
  ///
  /// The value is read when `willShow` returns. Later changes don't affect the task.
  var isCanceled: Bool { get set }

  /// Ends the task's turn, so that the next task can be shown.
  ///
  /// If the task has no manager, the call does nothing.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` if it isn't the task's turn.
  func resignFocus() throws
  /// Draws the task.
  func render()
}

extension PopupTask {
  /// The task's name.
  public var description: String { taskDescription }
  /// The task's name.
  public var debugDescription: String { taskDescription }

  /// Ends the task's turn, so that the next task can be shown.
  ///
  /// If there is no interval, the next task is shown before this call returns. If you call this
  /// inside a task's callback, the next task is shown when the callback returns. If a task resigns
  /// in its `willShow`, `didCanceled` is called, and the task isn't shown.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` if the task is waiting, has ended or has
  ///   already resigned.
  public func resignFocus() throws {
    try manager?.resign(self)
  }

  /// The name of `resignFocus` in Popup 0.1.
  @available(*, deprecated, renamed: "resignFocus")
  public func finish() throws {
    try resignFocus()
  }
}

/// A task's callbacks, which do nothing by default.
///
/// For a task that is shown, `willShow`, `render` and `didShow` are called. When the task resigns,
/// `willDismiss` and `didDismiss` follow. For a canceled task, `willShow` and `didCanceled` are
/// called.
public protocol PopupTaskLifeCycle {
  /// Called at the start of the task's turn.
  ///
  /// This is the last moment to set or reset `isCanceled`.
  func willShow()
  /// Called instead of `render` if the task was canceled.
  func didCanceled()
  /// Called after `render`.
  func didShow()
  /// Called when the task has resigned or the screen dismisses it.
  func willDismiss()
  /// Called when the task has ended, after `willDismiss`.
  ///
  /// If the task's drawing is still visible, remove it here.
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
