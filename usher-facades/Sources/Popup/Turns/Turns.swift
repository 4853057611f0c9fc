internal import Usher

/// Determines when a manager's tasks take turns.
///
/// Each task is identified by its number in the manager.
protocol Turns: Sendable {
  /// Requests a turn for a task.
  ///
  /// The turn can start before the call returns.
  func ask(for number: Int, of manager: Popup.Manager)
  /// Calls the manager's `finish` for a resigned task, on the thread on which its tasks are called.
  func resign(_ number: Int, of manager: Popup.Manager)
  /// Ends the turn of a dismissed task, and starts a gap before the next turn.
  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager)
  /// Whether the interval after the last task still delays the next task.
  var isInGap: Bool { get }
}

/// A receiver of turns: a manager, or an object that can move a manager's turns to a screen.
protocol TurnTaker: AnyObject, Sendable {
  /// Offers a turn to a task, and returns whether the task accepts it.
  func offer(_ number: Int) -> Bool
  /// Starts a task's turn.
  func begin(_ number: Int)
}

/// The turns of a manager without a screen, taken on the caller's thread.
struct TurnsAlone: Turns {
  private let turns: OwnTurns

  init(_ turns: OwnTurns) {
    self.turns = turns
  }

  var isInGap: Bool { turns.isInGap }

  func ask(for number: Int, of manager: Popup.Manager) {
    turns.ask(for: number, priority: manager.priority(of: number), taker: manager)
  }

  func resign(_ number: Int, of manager: Popup.Manager) {
    manager.finish(number)
  }

  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager) {
    turns.giveBack(number, gap: gap, taker: manager)
  }
}
