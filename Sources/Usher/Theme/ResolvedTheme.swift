/// A theme with its derived values, which are computed only once.
final class ResolvedTheme: Sendable {
  let theme: OverlayTheme
  let card: OverlayStyle
  let alert: OverlayStyle
  let tip: OverlayStyle
  private let colors: [AdaptiveColor.Role: AdaptiveColor]

  init(_ theme: OverlayTheme) {
    self.theme = theme
    card = theme.card(cornerRadius: theme.cornerRadius)
    alert = theme.card(
      cornerRadius: theme.cornerRadius > 0 ? theme.cornerRadius + Look.modalRadiusExcess : 0)
    var tip = theme.card(cornerRadius: min(theme.cornerRadius, Look.tipRadius))
    if theme.shadow == .card { tip.shadow = .tip }
    self.tip = tip
    colors = Dictionary(
      uniqueKeysWithValues: AdaptiveColor.Role.allCases.compactMap { role in
        theme.color(for: role).map { (role, $0) }
      })
  }

  /// The color for a purpose, or `nil` to keep Usher's color or the system's accent.
  subscript(_ role: AdaptiveColor.Role) -> AdaptiveColor? { colors[role] }
}

extension OverlayTheme {
  /// The color of cards, or `nil` if the background isn't a color.
  var ground: AdaptiveColor? { if case .color(let color) = background { color } else { nil } }

  fileprivate func card(cornerRadius: Double) -> OverlayStyle {
    OverlayStyle(
      background: background, cornerRadius: cornerRadius,
      border: border == OverlayBorder(.separator) ? OverlayBorder(separator) : border,
      shadow: shadow)
  }

  /// Returns the color for a purpose.
  ///
  /// Usher's text colors adapt to the background. If the background is light even in dark
  /// appearance, the text is dark there.
  fileprivate func color(for role: AdaptiveColor.Role) -> AdaptiveColor? {
    func own(_ color: AdaptiveColor, _ usual: AdaptiveColor) -> AdaptiveColor {
      guard let ground, color == usual else { return color }
      return color.suiting(ground)
    }
    return switch role {
    case .label: own(foreground, .label)
    case .secondaryLabel: own(secondaryForeground, .secondaryLabel)
    case .accent: ground.flatMap { accent?.legible(on: $0) } ?? accent
    case .accentFill: accent
    case .accentFillLabel: accent.map { Accent(tint: $0).fillLetters }
    case .success: own(success, .success)
    case .warning: own(warning, .warning)
    case .danger: own(danger, .danger)
    case .card: ground
    case .separator: separator
    case .fill: fill
    case .pressedFill: nil
    case .scrim: if case .color(let color) = scrim { color } else { nil }
    }
  }
}

extension AdaptiveColor {
  /// Returns the color with its light or its dark value for each appearance, whichever is legible
  /// on the ground.
  fileprivate func suiting(_ ground: AdaptiveColor) -> AdaptiveColor {
    func choice(_ light: RGBA, _ dark: RGBA, on ground: RGBA) -> RGBA {
      light.contrast(with: ground) >= dark.contrast(with: ground) ? light : dark
    }
    return AdaptiveColor(
      light: choice(light, dark, on: ground.light), dark: choice(light, dark, on: ground.dark),
      clearLight: choice(clearLight, clearDark, on: ground.clearLight),
      clearDark: choice(clearLight, clearDark, on: ground.clearDark)
    ).legible(on: ground)
  }

  /// Returns the most similar color of the same hue that is legible on the ground.
  fileprivate func legible(on ground: AdaptiveColor) -> AdaptiveColor {
    func legible(_ color: RGBA, on ground: RGBA) -> RGBA {
      let least = OverlayTheme.leastContrast
      return color.contrast(with: ground) >= least
        ? color : color.readable(on: ground, contrast: least)
    }
    return AdaptiveColor(
      light: legible(light, on: ground.light), dark: legible(dark, on: ground.dark),
      clearLight: legible(clearLight, on: ground.clearLight),
      clearDark: legible(clearDark, on: ground.clearDark))
  }
}
