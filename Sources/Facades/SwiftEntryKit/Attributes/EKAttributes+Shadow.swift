public import Foundation

extension EKAttributes {
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
      /// The shadow's colour.
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
