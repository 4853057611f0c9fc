/// The waiting line of the engine, for those outside of this module.
public struct EngineLine: Line, Sendable {
  private var line = WaitingLine()

  /// Makes an empty line.
  public init() {}

  /// How many wait.
  public var count: Int { line.count }

  /// Puts an overlay in line.
  public mutating func append(_ id: OverlayID, _ overlay: Overlay) {
    line.append(WaitingLine.Entry(id: id, overlay: overlay))
  }

  /// Takes the next one out of line; `nil` when nobody waits.
  public mutating func popFirst() -> OverlayID? { line.popFirst()?.id }

  /// Takes one out of line; false where the id is not in line.
  public mutating func remove(_ id: OverlayID) -> Bool { line.remove(id) != nil }

  /// Takes all of a name out of line; how many they were.
  public mutating func removeAll(named name: OverlayName) -> Int {
    line.removeAll(named: name).count
  }

  /// Takes all of at most this priority out of line; how many they were.
  public mutating func removeAll(upTo priority: Priority) -> Int {
    line.removeAll(upTo: priority).count
  }
}
