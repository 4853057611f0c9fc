extension Popup.Manager {
  /// What a manager is doing.
  ///
  /// | State         | Meaning                                                       | Next                     |
  /// |---------------|---------------------------------------------------------------|--------------------------|
  /// | idle          | it has nothing to do                                          | active                   |
  /// | active        | its next task is about to have its turn, or waits for a place | handleShow, idle         |
  /// | handleShow    | a task has its turn and is told so                            | handleCancel, inProgress |
  /// | handleCancel  | the task was canceled                                         | active                   |
  /// | inProgress    | a task is shown                                               | handleDismiss            |
  /// | handleDismiss | the task goes, or the interval after it has not ended         | active                   |
  public enum State: Hashable, Sendable, CaseIterable {
    /// It has no task.
    case idle
    /// It has tasks, and the next one is about to have its turn or waits for a place on the screen.
    case active
    /// A task has its turn; `willShow` is called, and its `isCanceled` counts.
    case handleShow
    /// `didCanceled` is called.
    case handleCancel
    /// `render` and `didShow` are called, and the task is shown until it resigns.
    case inProgress
    /// `willDismiss` and `didDismiss` are called, or the interval after that has not ended.
    case handleDismiss
  }
}
