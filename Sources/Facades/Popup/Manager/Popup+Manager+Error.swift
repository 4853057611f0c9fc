extension Popup.Manager {
  /// Why a manager did not do what it was asked for.
  public enum Error: Swift.Error, Hashable {
    /// A task of this priority waits or is shown.
    case containsSamePriority
    /// The task that resigned is not the one that has the turn, or has resigned already.
    case finishInactiveTask
  }
}
