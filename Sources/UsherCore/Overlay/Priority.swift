/// The rank of an overlay among those that wait: any whole number, higher goes first.
public struct Priority: Hashable, Comparable, Sendable {
  /// The rank.
  public let rawValue: Int

  /// Makes a priority of any rank.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// 0: after everything else.
  public static let min = Priority(0)
  /// 250.
  public static let low = Priority(250)
  /// 500, where nothing else is said.
  public static let normal = Priority(500)
  /// 750.
  public static let high = Priority(750)
  /// 1000: before every other named level.
  public static let max = Priority(1000)

  /// Orders priorities from lower to higher.
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
