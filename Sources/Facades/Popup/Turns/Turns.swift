internal import Usher

/// The rules by which a manager's tasks take turns; tasks are named by the manager's numbers.
protocol Turns: Sendable {
  /// Requests a turn for a task; the turn may come before the call returns.
  func ask(for number: Int, of manager: Popup.Manager)
  /// Has the manager finish a resigned task, on the thread for calls of tasks.
  func resign(_ number: Int, of manager: Popup.Manager)
  /// Ends the turn of a dismissed task; the next turn comes after `gap`.
  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager)
  /// Whether the interval after the last task still runs and delays the next task.
  var isInGap: Bool { get }
}
