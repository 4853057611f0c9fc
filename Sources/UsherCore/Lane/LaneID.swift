/// The identifier of a lane: a waiting line and the overlays shown from it.
public struct LaneID: Hashable, Comparable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: Int

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The default lane of overlays; 0.
  public static let main = LaneID(0)

  /// Orders lanes by their numbers.
  public static func < (lhs: LaneID, rhs: LaneID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
