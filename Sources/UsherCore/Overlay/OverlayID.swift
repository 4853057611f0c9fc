/// The identifier of a request, created by the app so that events can be replayed.
public struct OverlayID: Hashable, Comparable, Sendable {
  /// A number that the engine doesn't interpret.
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

/// A name that several requests may share.
///
/// The app maps each string to a number.
public struct OverlayName: Hashable, Comparable, Sendable {
  /// A number that the engine doesn't interpret.
  public let rawValue: UInt64

  /// Creates a name from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders names by their numbers.
  public static func < (lhs: OverlayName, rhs: OverlayName) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The identifier of an overlay's action.
///
/// The action of a button is its index in reading order, starting at 0.
public struct ActionID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A number that the engine doesn't interpret.
  public let rawValue: Int

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a number in the source code.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
