/// Who is told when a task's turn has come.
protocol TurnTaker: AnyObject, Sendable {
  /// Asks a task whether it takes its turn.
  func offer(_ number: Int) -> Bool
  /// The task has the turn from now on.
  func begin(_ number: Int)
}
