public import Foundation

extension EKAttributes {
  /// The shadow of an entry.
  public enum Shadow: Equatable, Sendable {
    /// None.
    case none
    /// One that is seen.
    case active(with: Value)

    /// How a shadow looks.
    public struct Value: Equatable, Sendable {
      /// How far its edge is blurred, in points, as a layer has it.
      public let radius: CGFloat
      /// How strong it is, from 0 to 1.
      public let opacity: Float
      /// Its colour.
      public let color: EKColor
      /// Where it falls, in points.
      public let offset: CGSize

      /// Makes the looks of a shadow.
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
