/// A color that adapts to light and dark appearance, and to increased contrast.
///
/// Colors that are named for a purpose, such as `label` and `card`, use the presenter's
/// `OverlayTheme`. `accent`, `accentFill` and `accentFillLabel` also follow the accent of the
/// system or the app, unless the theme has an accent.
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
  /// The platform's dynamic color, or `nil` if the four colors are sufficient.
  ///
  /// It is set if the color adapts to more than appearance and contrast.
  public let platform: OverlayNode.PlatformValue?
  /// The opacity that replaces the original opacity of a platform, accent or theme color, from 0 to
  /// 1.
  ///
  /// `nil` keeps the original opacity.
  public private(set) var platformOpacity: Double?
  /// The purpose of the color, or `nil` for a color that the app chose.
  private(set) var role: Role?
  /// Whether the four colors are from a theme, so that no accent replaces them.
  private(set) var isThemed = false

  /// Creates a color that adapts.
  ///
  /// The clear colors are used at increased contrast. If they are `nil`, `light` and `dark` are
  /// used.
  public init(light: RGBA, dark: RGBA, clearLight: RGBA? = nil, clearDark: RGBA? = nil) {
    self.init(
      light: light, dark: dark, clearLight: clearLight, clearDark: clearDark, platform: nil)
  }

  /// Creates a color that represents a platform's color, with the four most similar colors.
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

  /// Creates a color that is the same in every appearance.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Creates a color that is the same in every appearance, from a hexadecimal number such as
  /// `0x1C71D8`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// Creates an opaque color that adapts, from hexadecimal numbers.
  ///
  /// `clear` and `clearDark` are used at increased contrast.
  init(
    hex light: UInt32, dark: UInt32, clear: UInt32? = nil, clearDark: UInt32? = nil,
    for role: Role? = nil
  ) {
    self.init(
      light: RGBA(hex: light), dark: RGBA(hex: dark), clearLight: clear.map { RGBA(hex: $0) },
      clearDark: clearDark.map { RGBA(hex: $0) })
    self.role = role
  }

  /// Creates an opaque color that is the same in light and dark appearance, but different at
  /// increased contrast.
  init(hex: UInt32, clear: UInt32) {
    self.init(hex: hex, dark: hex, clear: clear, clearDark: clear)
  }

  init(
    for role: Role, light: RGBA, dark: RGBA, clearLight: RGBA? = nil, clearDark: RGBA? = nil
  ) {
    self.init(light: light, dark: dark, clearLight: clearLight, clearDark: clearDark)
    self.role = role
  }

  /// Returns the color to draw with the given traits.
  public func resolved(for traits: Traits) -> RGBA {
    let color = following(traits.accent)
    return switch (traits.appearance, traits.contrast) {
    case (.light, .standard): color.light
    case (.dark, .standard): color.dark
    case (.light, .increased): color.clearLight
    case (.dark, .increased): color.clearDark
    }
  }

  /// Returns the color of `accent` that this color represents, with the opacity of this color.
  ///
  /// The color itself is returned if `accent` is `nil`, if the color isn't a part of the accent, or
  /// if it has the accent of a theme. `accent` is evaluated only if the color is a part of the
  /// accent.
  public func following(_ accent: @autoclosure () -> Accent?) -> AdaptiveColor {
    guard !isThemed, let part = role?.partOfAccent, let accent = accent() else { return self }
    let color = accent[part]
    return platformOpacity.map { color.opacity($0) } ?? color
  }

  /// Returns the theme's color for the same purpose, with the opacity of this color.
  ///
  /// The color itself is returned if it has no purpose, or if the theme doesn't define one.
  func themed(by theme: ResolvedTheme) -> AdaptiveColor {
    guard let role, let chosen = theme[role] else { return self }
    var color = platformOpacity.map { chosen.opacity($0) } ?? chosen
    (color.role, color.isThemed) = (role, true)
    color.platformOpacity = platformOpacity ?? color.platformOpacity
    return color
  }

  /// Whether both colors have the same purpose in any theme, or are equal if they have no purpose.
  func isSame(as usual: AdaptiveColor) -> Bool {
    guard let role else { return self == usual }
    return role == usual.role && platformOpacity == usual.platformOpacity
  }

  /// Returns the color with a new opacity, clamped to 0...1.
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
  /// The purpose of a color that a theme can define.
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

    /// The part of the accent that the color represents, or `nil` if there is none.
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
