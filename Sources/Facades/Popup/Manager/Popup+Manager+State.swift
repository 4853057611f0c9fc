extension Popup.Manager {
  /// A manager's activity.
  ///
  /// | State         | Meaning                                                       | Next                     |
  /// |---------------|---------------------------------------------------------------|--------------------------|
  /// | idle          | the manager has no task                                       | active                   |
  /// | active        | the next task is about to have its turn, or waits for a place | handleShow, idle         |
  /// | handleShow    | a task has the turn; `willShow` is called                     | handleCancel, inProgress |
  /// | handleCancel  | the task was canceled                                         | active                   |
  /// | inProgress    | a task is shown                                               | handleDismiss            |
  /// | handleDismiss | the task leaves, or the interval has not ended                | active                   |
  public enum State: Hashable, Sendable, CaseIterable {
    /// The manager has no task.
    case idle
    /// The manager has tasks, and the next task is about to have a turn or waits for a place on the
    /// screen.
    case active
    /// A task has the turn: `willShow` is called, and then the task's `isCanceled` is read.
    case handleShow
    /// The task was canceled: `didCanceled` is called.
    case handleCancel
    /// The task is shown: `render` and `didShow` are called, and the task stays until resigning.
    case inProgress
    /// The task leaves: `willDismiss` and `didDismiss` are called, or the interval has not ended.
    case handleDismiss
  }
}
