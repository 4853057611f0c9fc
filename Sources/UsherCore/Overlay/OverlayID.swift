/// Names one request to show an overlay; minted by the client, so that events can be replayed.
public struct OverlayID: Hashable, Comparable, Sendable {
  /// The number behind the name; the engine reads nothing into it.
  public let rawValue: UInt64

  /// Makes the name with a number of the client's choice.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders names by their numbers.
  public static func < (lhs: OverlayID, rhs: OverlayID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
