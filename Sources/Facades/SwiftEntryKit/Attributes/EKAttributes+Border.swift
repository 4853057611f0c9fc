public import Foundation
public import UIKitNames

extension EKAttributes {
  /// The line along an entry's edge.
  public enum Border: Hashable, Sendable {
    /// None.
    case none
    /// A line inside the edge, in points.
    case value(color: UIColor, width: CGFloat)
  }
}
