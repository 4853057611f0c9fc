public import Foundation

extension EKAttributes {
  /// How round an entry's corners are.
  public enum RoundCorners: Hashable, Sendable {
    /// Square.
    case none
    /// All four alike, in points.
    case all(radius: CGFloat)
    /// The two at the top, in points.
    case top(radius: CGFloat)
    /// The two at the bottom, in points.
    case bottom(radius: CGFloat)
  }
}
