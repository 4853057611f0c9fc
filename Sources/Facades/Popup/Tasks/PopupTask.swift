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
