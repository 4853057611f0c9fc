/// Something that is to be shown when its turn comes, by whatever means.
///
/// It draws itself in `render`, and calls `resignFocus` when it has gone.
public protocol PopupTask: AnyObject, PopupTaskLifeCycle, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// Where it takes its turn; set by `Popup.Manager.add(task:)` and best kept weakly, as the manager
  /// keeps its tasks.
  var manager: Popup.Manager? { get set }
  /// What it is called in descriptions.
  var taskDescription: String { get set }
  /// Its rank: higher goes first. Read once, when it is added.
  var priority: Int { get }
  /// Whether it is to be left out; counts when `willShow` returns, and never changes what is shown.
  var isCanceled: Bool { get set }

  /// Gives its turn back, so that the next one may have it.
  ///
  /// Without a manager this does nothing.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` where it does not have the turn.
  func resignFocus() throws
  /// Shows it.
  func render()
}

extension PopupTask {
  /// What it is called.
  public var description: String { taskDescription }
  /// What it is called.
  public var debugDescription: String { taskDescription }

  /// Gives its turn back, so that the next one may have it.
  ///
  /// The next one is shown before this returns, unless there is an interval; from inside a callback of
  /// a task, when that returns. One that resigns in its `willShow` is told `didCanceled` and not shown.
  ///
  /// - Throws: `Popup.Manager.Error.finishInactiveTask` where it does not have the turn: it waits, it
  ///   has gone, or it has resigned already.
  public func resignFocus() throws {
    try manager?.resign(self)
  }

  /// The name of Popup 0.1 for what is `resignFocus` now.
  @available(*, deprecated, renamed: "resignFocus")
  public func finish() throws {
    try resignFocus()
  }
}
