/// The engine's waiting line, made accessible to other modules.
public struct EngineLine: Line, Sendable {
  private var line = WaitingLine()

  /// Makes an empty line.
  public init() {}

  /// The number of waiting overlays.
  public var count: Int { line.count }

  /// Adds an overlay to the line.
  public mutating func append(_ id: OverlayID, _ overlay: Overlay) {
    line.append(WaitingLine.Entry(id: id, overlay: overlay))
  }

  /// Removes and returns the next overlay's id; `nil` if the line is empty.
  public mutating func popFirst() -> OverlayID? { line.popFirst()?.id }

  /// Removes an overlay; returns false if the id is not in the line.
  public mutating func remove(_ id: OverlayID) -> Bool { line.remove(id) != nil }

  /// Removes all overlays with a name, and returns their number.
  public mutating func removeAll(named name: OverlayName) -> Int {
    line.removeAll(named: name).count
  }

  /// Removes all overlays up to a priority, and returns their number.
  public mutating func removeAll(upTo priority: Priority) -> Int {
    line.removeAll(upTo: priority).count
  }
}
