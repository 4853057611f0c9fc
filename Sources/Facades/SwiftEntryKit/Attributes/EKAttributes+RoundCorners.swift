public import Foundation

extension EKAttributes {
  /// The rounding of an entry's corners.
  public enum RoundCorners: Hashable, Sendable {
    /// Square corners.
    case none
    /// Four round corners; `radius` in points.
    case all(radius: CGFloat)
    /// Round corners at the top; `radius` in points.
    case top(radius: CGFloat)
    /// Round corners at the bottom; `radius` in points.
    case bottom(radius: CGFloat)
  }
}
