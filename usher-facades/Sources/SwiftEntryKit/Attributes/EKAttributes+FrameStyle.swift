#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

extension EKAttributes {
  /// The rounding of an entry's corners.
  public enum RoundCorners: Hashable, Sendable {
    /// Square corners.
    case none
    /// Four round corners, with a radius in points.
    case all(radius: CGFloat)
    /// Round corners at the top, with a radius in points.
    case top(radius: CGFloat)
    /// Round corners at the bottom, with a radius in points.
    case bottom(radius: CGFloat)
  }

  /// The border along an entry's edge.
  public enum Border: Hashable, Sendable {
    /// No border.
    case none
    /// A border inside the edge, with a width in points.
    case value(color: UIColor, width: CGFloat)
  }

  /// The shadow of an entry.
  public enum Shadow: Equatable, Sendable {
    /// No shadow.
    case none
    /// A visible shadow.
    case active(with: Value)

    /// The appearance of a shadow.
    public struct Value: Equatable, Sendable {
      /// The blur radius, in points, measured like `CALayer.shadowRadius`.
      public let radius: CGFloat
      /// The opacity, from 0 to 1.
      public let opacity: Float
      /// The shadow's color.
      public let color: EKColor
      /// The shadow's offset from the entry, in points.
      public let offset: CGSize

      /// Creates the appearance of a shadow.
      public init(
        color: EKColor = .black, opacity: Float, radius: CGFloat, offset: CGSize = .zero
      ) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.opacity = opacity
      }
    }
  }
}
#endif
