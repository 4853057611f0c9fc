#if !canImport(UIKit)
public import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Makes insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 at every edge.
  public static let zero = UIEdgeInsets()
}
#endif
