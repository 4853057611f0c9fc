/// A name that several requests may share, so that they can be found and compared.
///
/// The core has no strings: whoever keeps the strings gives each of them a number.
public struct OverlayName: Hashable, Comparable, Sendable {
  /// The number behind the name; the engine reads nothing into it.
  public let rawValue: UInt64

  /// Makes the name with a number of the client's choice.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders names by their numbers.
  public static func < (lhs: OverlayName, rhs: OverlayName) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
