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

/// The receiver of turns: a manager, or a stand-in that may move the turn to a screen.
protocol TurnTaker: AnyObject, Sendable {
  /// Offers a turn to a task, and returns whether the task accepts the turn.
  func offer(_ number: Int) -> Bool
  /// Begins the turn of a task.
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
