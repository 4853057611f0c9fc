/// The accent of the system or of the app: the color that the user or the app's author chose for
/// controls, in the three parts in which it is drawn.
///
/// A host reports it with its traits; `AdaptiveColor.accent` and its companions follow it.
public struct Accent: Hashable, Sendable {
  /// The color of text and icons on a card or on the app's own content.
  public let letters: AdaptiveColor
  /// The background of a control that stands out.
  public let fill: AdaptiveColor
  /// The color of text and icons on `fill`.
  public let fillLetters: AdaptiveColor

  /// Makes an accent of three colors.
  public init(letters: AdaptiveColor, fill: AdaptiveColor, fillLetters: AdaptiveColor) {
    self.letters = letters
    self.fill = fill
    self.fillLetters = fillLetters
  }

  /// Makes an accent of the color of controls, drawn as it is wherever it is drawn, as UIKit draws
  /// a tint.
  ///
  /// The letters on it are white where their contrast is at least 3 to 1, and black elsewhere.
  public init(tint: AdaptiveColor) {
    self.init(
      letters: tint, fill: tint,
      fillLetters: AdaptiveColor(
        light: tint.light.whiteOrBlack, dark: tint.dark.whiteOrBlack,
        clearLight: tint.clearLight.whiteOrBlack, clearDark: tint.clearDark.whiteOrBlack))
  }

  /// Makes an accent of the background of controls, as libadwaita does; the opacity is ignored.
  ///
  /// The letters have that color, darkened or lightened in the Oklab space: its lightness is at
  /// most 0.5 in light and at least 0.85 in dark appearance
  /// (<https://gnome.pages.gitlab.gnome.org/libadwaita/doc/main/css-variables.html>); at increased
  /// contrast, which is Usher's choice, at most 0.4 and at least 0.9. Their contrast with a card is
  /// at least 4 to 1, and at increased contrast 7 to 1. The letters on the background are white
  /// where their contrast is at least 3 to 1, and black elsewhere; at increased contrast the
  /// background's lightness is at most 0.4 in both appearances, and white has at least 7 to 1.
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

  /// A part of the accent.
  enum Part: Equatable, Sendable {
    case letters
    case fill
    case fillLetters
  }

  /// The color of a part.
  subscript(_ part: Part) -> AdaptiveColor {
    switch part {
    case .letters: letters
    case .fill: fill
    case .fillLetters: fillLetters
    }
  }
}

extension RGBA {
  /// White if its contrast with the color is at least 3 to 1, which WCAG asks for the parts of
  /// controls; otherwise black.
  fileprivate var whiteOrBlack: RGBA {
    let white = RGBA(hex: 0xFFFFFF)
    return white.contrast(with: opacity(1)) >= 3 ? white : RGBA(hex: 0x000000)
  }
}
