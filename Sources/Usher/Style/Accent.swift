/// The accent that the user or the app chose for controls, as three colors.
///
/// A host reports it with its traits. `AdaptiveColor.accent` and the related colors follow it.
public struct Accent: Hashable, Sendable {
  /// The color of text and icons on a card or on the app's content.
  public let letters: AdaptiveColor
  /// The background of a prominent control.
  public let fill: AdaptiveColor
  /// The color of text and icons on `fill`.
  public let fillLetters: AdaptiveColor

  /// Creates an accent from three colors.
  public init(letters: AdaptiveColor, fill: AdaptiveColor, fillLetters: AdaptiveColor) {
    self.letters = letters
    self.fill = fill
    self.fillLetters = fillLetters
  }

  /// Creates an accent from the color of controls, which is used unchanged, like a tint in UIKit.
  ///
  /// Text on that color is white if the contrast is at least 3:1, otherwise black.
  public init(tint: AdaptiveColor) {
    self.init(
      letters: tint, fill: tint,
      fillLetters: AdaptiveColor(
        light: tint.light.whiteOrBlack, dark: tint.dark.whiteOrBlack,
        clearLight: tint.clearLight.whiteOrBlack, clearDark: tint.clearDark.whiteOrBlack))
  }

  /// Creates an accent from the background of controls, like libadwaita.
  ///
  /// The opacity is ignored.
  ///
  /// Text outside controls has the same color, but darker or lighter in the Oklab color space. Its
  /// lightness is at most 0.5 in light and at least 0.85 in dark appearance
  /// (<https://gnome.pages.gitlab.gnome.org/libadwaita/doc/main/css-variables.html>). At increased
  /// contrast, Usher uses at most 0.4 and at least 0.9. The contrast with a card is then at least
  /// 4:1, and 7:1 at increased contrast.
  ///
  /// Text on the background is white if the contrast is at least 3:1, otherwise black. At increased
  /// contrast, the lightness of the background is at most 0.4, so that the contrast of white text
  /// is at least 7:1.
  public init(background: RGBA) {
    let ground = background.opacity(1)
    let clear = ground.withLightness { min($0, 0.4) }
    self.init(
      letters: AdaptiveColor(
        light: ground.withLightness { min($0, 0.5) },
        dark: ground.withLightness { max($0, 0.85) },
        clearLight: ground.withLightness { min($0, 0.4) },
        clearDark: ground.withLightness { max($0, 0.9) }),
      fill: AdaptiveColor(light: ground, dark: ground, clearLight: clear, clearDark: clear),
      fillLetters: AdaptiveColor(
        light: ground.whiteOrBlack, dark: ground.whiteOrBlack, clearLight: clear.whiteOrBlack,
        clearDark: clear.whiteOrBlack))
  }

  enum Part: Equatable, Sendable {
    case letters
    case fill
    case fillLetters
  }

  subscript(_ part: Part) -> AdaptiveColor {
    switch part {
    case .letters: letters
    case .fill: fill
    case .fillLetters: fillLetters
    }
  }
}

extension RGBA {
  /// White if its contrast is at least 3:1, as WCAG requires for parts of controls.
  ///
  /// Otherwise black.
  fileprivate var whiteOrBlack: RGBA {
    let white = RGBA(hex: 0xFFFFFF)
    return white.contrast(with: opacity(1)) >= 3 ? white : RGBA(hex: 0x000000)
  }
}
