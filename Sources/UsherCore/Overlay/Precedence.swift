/// How a new overlay treats those of its lane that are shown.
public enum Precedence: Hashable, Sendable {
  /// Waits until there is room.
  case queue
  /// Is shown at once in place of what its lane shows, unless something there has a higher priority:
  /// then it is refused.
  ///
  /// `dropsWaiting` also takes back everything that waits in the lane. `restoresReplaced` puts what it
  /// displaces back at the head of the line, to be shown again for the time it had left.
  case replace(dropsWaiting: Bool = false, restoresReplaced: Bool = false)
  /// Is shown at once beside what its lane shows, however much that is.
  case stack
}
