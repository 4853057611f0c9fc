public import UsherCore

/// The shadow of a surface.
public struct Shadow: Hashable, Sendable {
  /// Its colour, with its strength as opacity.
  public let color: Color
  /// How far its edge is blurred, in points.
  public let blur: Double
  /// Where it falls, in points.
  public let offset: Vector

  /// Makes a shadow; a blur that is not finite, or negative, counts as 0, and so does an offset that
  /// is not finite; beyond 10,000 points they count as that.
  public init(color: Color, blur: Double, offset: Vector = .zero) {
    self.color = color
    self.blur = Length.mended(blur)
    self.offset = Vector(
      dx: Length.mendedOffset(offset.dx), dy: Length.mendedOffset(offset.dy))
  }

  /// How far it reaches outside the surface, in points.
  public var reach: Double {
    blur + max(abs(offset.dx), abs(offset.dy))
  }

  /// Under a card.
  public static let card = Shadow(
    color: Color(light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.5)),
    blur: 20, offset: Vector(dx: 0, dy: 6))
}
