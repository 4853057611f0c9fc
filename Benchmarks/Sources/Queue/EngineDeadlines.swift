/// The engine's deadline queue, made accessible to other modules.
public struct EngineDeadlines: Sendable {
  private var queue = DeadlineQueue()

  /// Makes an empty queue.
  public init() {}

  /// Adds an id with a deadline, or changes the id's deadline.
  public mutating func add(_ id: OverlayID, at deadline: Instant) { queue.add(id, at: deadline) }

  /// Removes and returns the id with the earliest deadline; `nil` if the queue is empty.
  public mutating func popFirst() -> OverlayID? { queue.popFirst() }
}
