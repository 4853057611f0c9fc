/// Returns a color that is the same in every appearance.
///
/// The components range from 0 to 1.
@_disfavoredOverload
public func Color(
  red: Double, green: Double, blue: Double, opacity: Double = 1
) -> AdaptiveColor {
  AdaptiveColor(RGBA(red: red, green: green, blue: blue, alpha: opacity))
}

/// Returns a color that is the same in every appearance, from a hexadecimal number such as
/// `0x1C71D8`.
@_disfavoredOverload
public func Color(hex: UInt32, opacity: Double = 1) -> AdaptiveColor {
  AdaptiveColor(hex: hex, alpha: opacity)
}

/// Returns a color that follows the appearance.
///
/// The dark variant of `light` and the light variant of `dark` aren't used.
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
