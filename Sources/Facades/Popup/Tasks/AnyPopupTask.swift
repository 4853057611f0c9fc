/// A task of any type, which is compared by its priority.
public class AnyPopupTask: PopupTask, Comparable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The task itself.
  public let base: any PopupTask

  init(_ base: any PopupTask) {
    self.base = base
  }

  /// Where the task takes its turn.
  public var manager: Popup.Manager? {
    get { base.manager }
    set { base.manager = newValue }
  }
  /// What the task is called.
  public var taskDescription: String {
    get { base.taskDescription }
    set { base.taskDescription = newValue }
  }
  /// The rank of the task.
  public var priority: Int { base.priority }
  /// Whether the task is to be left out.
  public var isCanceled: Bool {
    get { base.isCanceled }
    set { base.isCanceled = newValue }
  }
  /// What the task says of itself.
  public var description: String { base.description }
  /// What the task says of itself to a developer.
  public var debugDescription: String { base.debugDescription }

  /// Gives the task's turn back.
  ///
  /// - Throws: What the task throws.
  public func resignFocus() throws { try base.resignFocus() }
  /// Shows the task.
  public func render() { base.render() }
  /// Tells the task.
  public func willShow() { base.willShow() }
  /// Tells the task.
  public func didCanceled() { base.didCanceled() }
  /// Tells the task.
  public func didShow() { base.didShow() }
  /// Tells the task.
  public func willDismiss() { base.willDismiss() }
  /// Tells the task.
  public func didDismiss() { base.didDismiss() }

  /// Whether one has a lower priority than the other.
  public static func < (lhs: AnyPopupTask, rhs: AnyPopupTask) -> Bool {
    lhs.priority < rhs.priority
  }
  /// Whether both have the same priority, whatever they are.
  public static func == (lhs: AnyPopupTask, rhs: AnyPopupTask) -> Bool {
    lhs.priority == rhs.priority
  }
}
