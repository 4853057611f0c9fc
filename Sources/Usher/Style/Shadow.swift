public import UsherCore

/// The shadow of a surface.
public struct Shadow: Hashable, Sendable {
  /// Its colour, with its strength as opacity.
  public let color: AdaptiveColor
  /// How far its edge is blurred, in points.
  public let blur: Double
  /// Where it falls, in points.
  public let offset: Vector

  /// The greatest blur, in points: beyond it a shadow costs seconds to draw and cannot be seen.
  public static let greatestBlur = 200.0

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour, with its strength as opacity.
  ///   - blur: 0 where it is not finite or negative, and at most `greatestBlur`.
  ///   - offset: 0 where it is not finite, and at most 10,000 points either way.
  public init(color: AdaptiveColor, blur: Double, offset: Vector = .zero) {
    self.color = color
    self.blur = min(Length.mended(blur), Self.greatestBlur)
    self.offset = Vector(
      dx: Length.mendedOffset(offset.dx), dy: Length.mendedOffset(offset.dy))
  }

  /// How far it reaches outside the surface, in points.
  public var reach: Double {
    blur + max(abs(offset.dx), abs(offset.dy))
  }

  /// Under a card.
  public static let card = Shadow(
    color: AdaptiveColor(
      light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.5)),
    blur: 20, offset: Vector(dx: 0, dy: 6))
}
