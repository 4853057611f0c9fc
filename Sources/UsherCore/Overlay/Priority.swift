/// The rank of an overlay among waiting overlays: any integer; higher priorities go first.
public struct Priority: Hashable, Comparable, Sendable {
  /// The rank.
  public let rawValue: Int

  /// Creates a priority of any rank.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lowest named level, 0.
  public static let min = Priority(0)
  /// The level 250.
  public static let low = Priority(250)
  /// The default level, 500.
  public static let normal = Priority(500)
  /// The level 750.
  public static let high = Priority(750)
  /// The highest named level, 1000.
  public static let max = Priority(1000)

  /// Orders priorities from lower to higher.
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
