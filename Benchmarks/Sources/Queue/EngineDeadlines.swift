/// The deadline queue of the engine, for those outside of this module.
public struct EngineDeadlines: Sendable {
  private var queue = DeadlineQueue()

  /// Makes an empty queue.
  public init() {}

  /// Adds one, or changes its deadline.
  public mutating func add(_ id: OverlayID, at deadline: Instant) { queue.add(id, at: deadline) }

  /// Takes out who is due first; `nil` when nobody is.
  public mutating func popFirst() -> OverlayID? { queue.popFirst() }
}
