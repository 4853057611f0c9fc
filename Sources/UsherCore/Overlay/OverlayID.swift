/// The identifier of a request to show an overlay; created by the app, so that events can be
/// replayed.
public struct OverlayID: Hashable, Comparable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: UInt64

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders identifiers by their numbers.
  public static func < (lhs: OverlayID, rhs: OverlayID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
