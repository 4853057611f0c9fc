/// Names a lane: a waiting line and what it shows.
public struct LaneID: Hashable, Comparable, Sendable {
  /// The number behind the name; the engine reads nothing into it.
  public let rawValue: Int

  /// Makes the name with a number of the client's choice.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where overlays go unless they say otherwise; 0.
  public static let main = LaneID(0)

  /// Orders lanes by their numbers.
  public static func < (lhs: LaneID, rhs: LaneID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
