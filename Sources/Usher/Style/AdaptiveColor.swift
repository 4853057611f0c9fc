/// A colour that adapts to the appearance, and to how much contrast a person wants.
public struct AdaptiveColor: Hashable, Sendable {
  /// The colour on a light ground.
  public let light: RGBA
  /// The colour on a dark ground.
  public let dark: RGBA
  /// The same where a person wants increased contrast.
  public let clearLight: RGBA
  /// The same where a person wants increased contrast.
  public let clearDark: RGBA
  /// The platform's colour that adapts to more than this one can say; `nil` where the four colours say all.
  package let platform: Node.PlatformValue?

  /// Makes a colour that adapts.
  ///
  /// - Parameters:
  ///   - light: On a light ground.
  ///   - dark: On a dark ground.
  ///   - clearLight: On a light ground, at increased contrast; `light` where it is left out.
  ///   - clearDark: On a dark ground, at increased contrast; `dark` where it is left out.
  public init(light: RGBA, dark: RGBA, clearLight: RGBA? = nil, clearDark: RGBA? = nil) {
    self.init(
      light: light, dark: dark, clearLight: clearLight, clearDark: clearDark, platform: nil)
  }

  /// Makes a colour that stands for one of the platform's, with the colours nearest to that.
  package init(
    light: RGBA, dark: RGBA, clearLight: RGBA?, clearDark: RGBA?, platform: Node.PlatformValue?
  ) {
    self.light = light
    self.dark = dark
    self.clearLight = clearLight ?? light
    self.clearDark = clearDark ?? dark
    self.platform = platform
  }

  /// Makes a colour that stays the same.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Makes a colour that stays the same, from its web notation such as `0x1C71D8`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// The colour to draw with.
  public func resolved(for traits: Traits) -> RGBA {
    switch (traits.appearance, traits.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): clearLight
    case (.dark, .increased): clearDark
    }
  }

  /// The same with another opacity, from 0 to 1, in place of its own.
  public func opacity(_ alpha: Double) -> AdaptiveColor {
    AdaptiveColor(
      light: light.opacity(alpha), dark: dark.opacity(alpha),
      clearLight: clearLight.opacity(alpha), clearDark: clearDark.opacity(alpha))
  }

  /// The same with light and dark exchanged.
  public var inverted: AdaptiveColor {
    AdaptiveColor(light: dark, dark: light, clearLight: clearDark, clearDark: clearLight)
  }
}

extension AdaptiveColor {
  /// Always white.
  public static let white = AdaptiveColor(hex: 0xFFFFFF)
  /// Always black.
  public static let black = AdaptiveColor(hex: 0x000000)
  /// Nothing at all.
  public static let clear = AdaptiveColor(hex: 0x000000, alpha: 0)
  /// For backdrops: what lies behind is darkened by 30 %, as in SwiftMessages; by 60 % at increased
  /// contrast.
  public static let scrim = AdaptiveColor(
    light: RGBA(hex: 0x000000, alpha: 0.3), dark: RGBA(hex: 0x000000, alpha: 0.3),
    clearLight: RGBA(hex: 0x000000, alpha: 0.6), clearDark: RGBA(hex: 0x000000, alpha: 0.6))
  /// For titles.
  public static let label = AdaptiveColor(
    light: RGBA(hex: 0x1D1D20), dark: RGBA(hex: 0xF6F6F7), clearLight: RGBA(hex: 0x000000),
    clearDark: RGBA(hex: 0xFFFFFF))
  /// For descriptions; at least 4.5 to 1 on a card.
  public static let secondaryLabel = AdaptiveColor(
    light: RGBA(hex: 0x5E5E66), dark: RGBA(hex: 0xB9B9C2), clearLight: RGBA(hex: 0x000000),
    clearDark: RGBA(hex: 0xFFFFFF))
  /// For what can be pressed; at least 4.5 to 1 on a card.
  public static let accent = AdaptiveColor(
    light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2), clearLight: RGBA(hex: 0x003F8C),
    clearDark: RGBA(hex: 0xC2DCFA))
  /// The ground of a card.
  public static let card = AdaptiveColor(
    light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x3D3D43), clearLight: RGBA(hex: 0xFFFFFF),
    clearDark: RGBA(hex: 0x000000))
  /// For lines between things; an eighth as strong as letters.
  public static let separator = AdaptiveColor(
    light: RGBA(hex: 0x000000, alpha: 0.13), dark: RGBA(hex: 0xFFFFFF, alpha: 0.16),
    clearLight: RGBA(hex: 0x000000), clearDark: RGBA(hex: 0xFFFFFF))
  /// For the ground of what can be pressed or typed into, on any surface.
  public static let fill = AdaptiveColor(
    light: RGBA(hex: 0x808080, alpha: 0.16), dark: RGBA(hex: 0x808080, alpha: 0.16),
    clearLight: RGBA(hex: 0x808080, alpha: 0.3), clearDark: RGBA(hex: 0x808080, alpha: 0.4))
  /// The same while it is pressed.
  public static let pressedFill = AdaptiveColor(hex: 0x808080, alpha: 0.42)
}
