/// Returns a color that is the same in every appearance.
///
/// - Parameters:
///   - red: The red component, from 0 to 1.
///   - green: The green component, from 0 to 1.
///   - blue: The blue component, from 0 to 1.
///   - opacity: The opacity, from 0 to 1.
/// - Returns: The color.
@_disfavoredOverload
public func Color(
  red: Double, green: Double, blue: Double, opacity: Double = 1
) -> AdaptiveColor {
  AdaptiveColor(RGBA(red: red, green: green, blue: blue, alpha: opacity))
}

/// Returns a color that is the same in every appearance, from a hexadecimal number such as
/// `0x1C71D8`.
///
/// - Parameters:
///   - hex: The red, green and blue components, with eight bits each.
///   - opacity: The opacity, from 0 to 1.
/// - Returns: The color.
@_disfavoredOverload
public func Color(hex: UInt32, opacity: Double = 1) -> AdaptiveColor {
  AdaptiveColor(hex: hex, alpha: opacity)
}

/// Returns a color that follows the appearance.
///
/// - Parameters:
///   - light: The color in light appearance. Its dark variant isn't used.
///   - dark: The color in dark appearance. Its light variant isn't used.
/// - Returns: The color.
@_disfavoredOverload
public func Color(light: AdaptiveColor, dark: AdaptiveColor) -> AdaptiveColor {
  func color(_ appearance: Appearance, _ contrast: Contrast) -> RGBA {
    (appearance == .light ? light : dark).resolved(
      for: Traits(appearance: appearance, contrast: contrast))
  }
  return AdaptiveColor(
    light: color(.light, .standard), dark: color(.dark, .standard),
    clearLight: color(.light, .increased), clearDark: color(.dark, .increased))
}
