/// A colour that adapts to the appearance.
public struct Color: Hashable, Sendable {
  /// The colour on a light ground.
  public let light: RGBA
  /// The colour on a dark ground.
  public let dark: RGBA

  /// Makes a colour that adapts.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour that stays the same, from its web notation such as `0x1C71D8`.
  public init(hex: UInt32, alpha: Double = 1) {
    let color = RGBA(hex: hex, alpha: alpha)
    self.init(light: color, dark: color)
  }

  /// The colour to draw with.
  public func resolved(for appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Always white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(hex: 0x000000, alpha: 0)
  /// For backdrops: what lies behind is darkened by 30 %, as in SwiftMessages.
  public static let scrim = Color(hex: 0x000000, alpha: 0.3)
  /// For titles.
  public static let label = Color(light: RGBA(hex: 0x1D1D20), dark: RGBA(hex: 0xF6F6F7))
  /// For descriptions; at least 4.5 to 1 on a card.
  public static let secondaryLabel = Color(light: RGBA(hex: 0x5E5E66), dark: RGBA(hex: 0xB9B9C2))
  /// For what can be pressed; at least 4.5 to 1 on a card.
  public static let accent = Color(light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2))
  /// The ground of a card.
  public static let card = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x3D3D43))
}
