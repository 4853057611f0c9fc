/// A distance inwards from each edge, in points.
public struct Insets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets edge by edge, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes equal insets at the left and right, and equal ones at the top and bottom, in points.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Whether every edge is a number within reach.
  var isWithinReach: Bool {
    Reach.includes(top) && Reach.includes(left) && Reach.includes(bottom) && Reach.includes(right)
  }

  /// Each edge so many times as far.
  static func * (insets: Insets, factor: Double) -> Insets {
    Insets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }

  /// Edge by edge, the sum of both.
  static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  /// Edge by edge, the wider of both.
  func wider(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
