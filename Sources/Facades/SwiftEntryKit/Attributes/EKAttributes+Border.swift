public import Foundation
public import UIKitNames

extension EKAttributes {
  /// The border along an entry's edge.
  public enum Border: Hashable, Sendable {
    /// No border.
    case none
    /// A border inside the edge; `width` in points.
    case value(color: UIColor, width: CGFloat)
  }
}
