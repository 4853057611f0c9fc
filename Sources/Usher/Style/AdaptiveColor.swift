/// A color that adapts to light and dark appearance, and to increased contrast.
///
/// `label`, `card` and the others that are named for what they color have the colors of the
/// presenter's `OverlayTheme`; `accent`, `accentFill` and `accentFillLabel` also follow the accent
/// of the system or of the app, unless the theme has an accent.
///
/// ```swift
/// let ink = AdaptiveColor(light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2))
/// let title = OverlayNode.Text("Saved", color: ink)
/// ```
public struct AdaptiveColor: Hashable, Sendable {
  /// The color in light appearance.
  public let light: RGBA
  /// The color in dark appearance.
  public let dark: RGBA
  /// The color in light appearance at increased contrast.
  public let clearLight: RGBA
  /// The color in dark appearance at increased contrast.
  public let clearDark: RGBA
  /// The platform's own dynamic color, for a color that adapts to more than appearance and
  /// contrast; `nil` where the four colors are enough.
  public let platform: OverlayNode.PlatformValue?
  /// The opacity to draw the platform's own color, the accent's or the theme's with, from 0 to 1;
  /// `nil` for that color's own.
  public private(set) var platformOpacity: Double?
  /// What the color is for; `nil` for a color of the app's own.
  private(set) var role: Role?
  /// Whether the four colors are those of a theme, which no accent replaces.
  private(set) var isThemed = false

  /// Makes a color that adapts.
  ///
  /// - Parameters:
  ///   - light: The color in light appearance.
  ///   - dark: The color in dark appearance.
  ///   - clearLight: The color in light appearance at increased contrast; `light` if `nil`.
  ///   - clearDark: The color in dark appearance at increased contrast; `dark` if `nil`.
  public init(light: RGBA, dark: RGBA, clearLight: RGBA? = nil, clearDark: RGBA? = nil) {
    self.init(
      light: light, dark: dark, clearLight: clearLight, clearDark: clearDark, platform: nil)
  }

  /// Makes a color that stands for a platform's color, with the four colors nearest to that.
  public init(
    light: RGBA, dark: RGBA, clearLight: RGBA?, clearDark: RGBA?,
    platform: OverlayNode.PlatformValue?
  ) {
    self.light = light
    self.dark = dark
    self.clearLight = clearLight ?? light
    self.clearDark = clearDark ?? dark
    self.platform = platform
  }

  /// Makes a color that is the same in every appearance.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Makes a color that is the same in every appearance, from its web notation such as `0x1C71D8`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// Makes an opaque color that adapts, from the web notation of its four colors; `clear` and
  /// `clearDark` are for increased contrast.
  init(
    hex light: UInt32, dark: UInt32, clear: UInt32? = nil, clearDark: UInt32? = nil,
    for role: Role? = nil
  ) {
    self.init(
      light: RGBA(hex: light), dark: RGBA(hex: dark), clearLight: clear.map { RGBA(hex: $0) },
      clearDark: clearDark.map { RGBA(hex: $0) })
    self.role = role
  }

  /// Makes an opaque color that is the same in light and dark appearance, and another one at
  /// increased contrast.
  init(hex: UInt32, clear: UInt32) {
    self.init(hex: hex, dark: hex, clear: clear, clearDark: clear)
  }

  /// Makes a color for a purpose.
  init(
    for role: Role, light: RGBA, dark: RGBA, clearLight: RGBA? = nil, clearDark: RGBA? = nil
  ) {
    self.init(light: light, dark: dark, clearLight: clearLight, clearDark: clearDark)
    self.role = role
  }

  /// Returns the color to draw with under `traits`.
  public func resolved(for traits: Traits) -> RGBA {
    let color = following(traits.accent)
    return switch (traits.appearance, traits.contrast) {
    case (.light, .standard): color.light
    case (.dark, .standard): color.dark
    case (.light, .increased): color.clearLight
    case (.dark, .increased): color.clearDark
    }
  }

  /// Returns the color of an accent that this color stands for, with the opacity that this color
  /// was given; the color itself if `accent` is `nil`, if the color stands for no part of it, and
  /// if it has the accent of a theme.
  ///
  /// `accent` is only looked up for a color that stands for a part of it.
  public func following(_ accent: @autoclosure () -> Accent?) -> AdaptiveColor {
    guard !isThemed, let part = role?.partOfAccent, let accent = accent() else { return self }
    let color = accent[part]
    return platformOpacity.map { color.opacity($0) } ?? color
  }

  /// Returns the color of a theme for what this color is for, with the opacity that this color was
  /// given; the color itself if it is the app's own, or the theme has none.
  func themed(by theme: ResolvedTheme) -> AdaptiveColor {
    guard let role, let chosen = theme[role] else { return self }
    var color = platformOpacity.map { chosen.opacity($0) } ?? chosen
    (color.role, color.isThemed) = (role, true)
    color.platformOpacity = platformOpacity ?? color.platformOpacity
    return color
  }

  /// Whether the color is for the same as `usual`, whatever the theme; for colors without a
  /// purpose, whether both are the same.
  func isSame(as usual: AdaptiveColor) -> Bool {
    guard let role else { return self == usual }
    return role == usual.role && platformOpacity == usual.platformOpacity
  }

  /// Returns the color with `alpha` as its opacity, clamped to 0...1, in place of its own.
  public func opacity(_ alpha: Double) -> AdaptiveColor {
    var color = AdaptiveColor(
      light: light.opacity(alpha), dark: dark.opacity(alpha),
      clearLight: clearLight.opacity(alpha), clearDark: clearDark.opacity(alpha),
      platform: platform)
    (color.role, color.isThemed) = (role, isThemed)
    if platform != nil || role != nil { color.platformOpacity = color.light.alpha }
    return color
  }
}

extension AdaptiveColor {
  /// What a color is for, which a theme has a color for.
  enum Role: Hashable, Sendable, CaseIterable {
    case label
    case secondaryLabel
    case accent
    case accentFill
    case accentFillLabel
    case success
    case warning
    case danger
    case card
    case separator
    case fill
    case pressedFill
    case scrim

    /// The part of the accent that the color is where the accent is known; `nil` for none.
    var partOfAccent: Accent.Part? {
      switch self {
      case .accent: .letters
      case .accentFill: .fill
      case .accentFillLabel: .fillLetters
      case .label, .secondaryLabel, .success, .warning, .danger, .card, .separator, .fill,
        .pressedFill, .scrim:
        nil
      }
    }
  }

  /// White in every appearance.
  public static let white = AdaptiveColor(hex: 0xFFFFFF)
  /// Black in every appearance.
  public static let black = AdaptiveColor(hex: 0x000000)
  /// A fully transparent color.
  public static let clear = AdaptiveColor(hex: 0x000000, alpha: 0)
}
