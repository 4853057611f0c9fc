/// The receiver of turns: a manager, or a stand-in that may move the turn to a screen.
protocol TurnTaker: AnyObject, Sendable {
  /// Offers a turn to a task, and returns whether the task takes the turn.
  func offer(_ number: Int) -> Bool
  /// Begins the turn of a task.
  func begin(_ number: Int)
}
