internal import Usher

/// Where a manager's tasks take their turns.
protocol Turns: Sendable {
  /// Asks for a turn for a task, which may come before this returns.
  func ask(for number: Int, of manager: Popup.Manager)
  /// Lets the manager finish with a task that has resigned, where tasks are to be called.
  func resign(_ number: Int, of manager: Popup.Manager)
  /// Takes back the turn of a task that has gone; the next one comes after `gap`.
  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager)
  /// Whether nothing new is shown because a task has just gone.
  var isInGap: Bool { get }
}
