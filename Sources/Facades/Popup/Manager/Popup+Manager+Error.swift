extension Popup.Manager {
  /// A manager's reason for rejecting a call.
  public enum Error: Swift.Error, Hashable {
    /// A task with the same priority waits or is shown.
    case containsSamePriority
    /// The task that resigned does not have the turn, or has resigned already.
    case finishInactiveTask
  }
}
