public import UsherCore

/// The shadow of a surface.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour; its opacity is the shadow's strength.
  public let color: AdaptiveColor
  /// The width of the blurred edge, in points.
  public let blur: Double
  /// The shadow's distance from the surface, in points.
  public let offset: Vector

  /// The greatest blur, in points: a larger one takes seconds to draw and cannot be seen.
  public static let greatestBlur = 200.0

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; its opacity is the shadow's strength.
  ///   - blur: The width of the blurred edge in points; 0 if it is not finite or negative, and at
  ///     most `greatestBlur`.
  ///   - offset: The shadow's distance from the surface; a component that is not finite counts as
  ///     0, and each is at most 10,000 points either way.
  public init(color: AdaptiveColor, blur: Double, offset: Vector = .zero) {
    self.color = color
    self.blur = min(Length.mended(blur), Self.greatestBlur)
    self.offset = Vector(
      dx: Length.mendedOffset(offset.dx), dy: Length.mendedOffset(offset.dy))
  }

  /// The distance that the shadow reaches outside the surface, in points: its blur and the larger
  /// component of its offset.
  public var reach: Double {
    blur + max(abs(offset.dx), abs(offset.dy))
  }

  /// The usual shadow of a card.
  public static let card = Shadow(
    color: AdaptiveColor(
      light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.5)),
    blur: 20, offset: Vector(dx: 0, dy: 6))
}
