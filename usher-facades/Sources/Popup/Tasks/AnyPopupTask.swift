/// A type-erased task, which is compared by priority.
public class AnyPopupTask: PopupTask, Comparable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The wrapped task.
  public let base: any PopupTask

  init(_ base: any PopupTask) {
    self.base = base
  }

  /// The wrapped task's manager.
  public var manager: Popup.Manager? {
    get { base.manager }
    set { base.manager = newValue }
  }
  /// The task's name, used in descriptions.
  public var taskDescription: String {
    get { base.taskDescription }
    set { base.taskDescription = newValue }
  }
  /// The task's priority.
  public var priority: Int { base.priority }
  /// Whether the task is canceled.
  public var isCanceled: Bool {
    get { base.isCanceled }
    set { base.isCanceled = newValue }
  }
  /// The wrapped task's description.
  public var description: String { base.description }
  /// The wrapped task's debug description.
  public var debugDescription: String { base.debugDescription }

  /// Ends the wrapped task's turn.
  ///
  /// - Throws: The error that the wrapped task throws.
  public func resignFocus() throws { try base.resignFocus() }
  /// Renders the wrapped task.
  public func render() { base.render() }
  /// Calls the wrapped task's `willShow()`.
  public func willShow() { base.willShow() }
  /// Calls the wrapped task's `didCanceled()`.
  public func didCanceled() { base.didCanceled() }
  /// Calls the wrapped task's `didShow()`.
  public func didShow() { base.didShow() }
  /// Calls the wrapped task's `willDismiss()`.
  public func willDismiss() { base.willDismiss() }
  /// Calls the wrapped task's `didDismiss()`.
  public func didDismiss() { base.didDismiss() }

  /// Whether the left task has a lower priority than the right task.
  public static func < (lhs: AnyPopupTask, rhs: AnyPopupTask) -> Bool {
    lhs.priority < rhs.priority
  }
  /// Whether both tasks have the same priority.
  public static func == (lhs: AnyPopupTask, rhs: AnyPopupTask) -> Bool {
    lhs.priority == rhs.priority
  }
}
