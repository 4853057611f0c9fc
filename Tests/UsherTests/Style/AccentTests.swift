import Testing
import Usher
import UsherCore

@Suite("The accent color of the system or app")
struct AccentTests {
  /// GNOME's accents, and their text colors in libadwaita's documentation:
  /// <https://gnome.pages.gitlab.gnome.org/libadwaita/doc/main/css-variables.html>.
  private static let known: [(fill: UInt32, light: UInt32, dark: UInt32)] = [
    (0x3584E4, 0x0461BE, 0x81D0FF), (0x2190A4, 0x007184, 0x7BDFF4),
    (0x3A944A, 0x15772E, 0x8DE698), (0xC88800, 0x905300, 0xFFC057),
    (0xED5B00, 0xB62200, 0xFF9C5B), (0xE62D42, 0xC00023, 0xFF888C),
    (0xD56199, 0xA2326C, 0xFFA0D8), (0x9141AC, 0x8939A4, 0xFBA7FF),
    (0x6F8396, 0x526678, 0xBBD1E5),
  ]

  @Test("text in the accent color is darkened or lightened as in libadwaita", arguments: known)
  func letters(_ fill: UInt32, _ light: UInt32, _ dark: UInt32) {
    let accent = Accent(background: RGBA(hex: fill))
    #expect([accent.letters.light, accent.letters.dark].map(\.web) == [light, dark])
    #expect([accent.fill.light, accent.fill.dark].map(\.web) == [fill, fill])
    #expect(
      [accent.fillLetters.light, accent.fillLetters.dark].map(\.web) == [0xFFFFFF, 0xFFFFFF])
  }

  @Test(
    "any accent is legible as text on a card and as a fill behind text",
    arguments: 0..<200)
  func contrast(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let accent = Accent(background: .random(&random))
    for appearance in Appearance.allCases {
      for (contrast, onCard, onFill) in [(Contrast.standard, 4.0, 3.0), (.increased, 7, 7)] {
        let traits = Traits(appearance: appearance, contrast: contrast, accent: accent)
        func color(_ color: AdaptiveColor) -> RGBA { color.resolved(for: traits) }
        #expect(color(.accent).contrast(with: color(.card)) >= onCard)
        #expect(color(.accentFillLabel).contrast(with: color(.accentFill)) >= onFill)
      }
    }
  }

  @Test("a tint is used unchanged, with white text, or black text on a light tint")
  func tint() {
    let tint = AdaptiveColor(light: RGBA(hex: 0x007AFF), dark: RGBA(hex: 0xFFD60A))
    let accent = Accent(tint: tint)
    #expect([accent.letters, accent.fill] == [tint, tint])
    #expect(
      accent.fillLetters
        == AdaptiveColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x000000)))
  }

  @Test(
    "accent colors follow the traits' accent and keep their opacity, and other colors don't change")
  func following() {
    let accent = Accent(
      letters: AdaptiveColor(hex: 0x111111), fill: AdaptiveColor(hex: 0x222222),
      fillLetters: AdaptiveColor(hex: 0x333333))
    let traits = Traits(accent: accent)
    let colors = [
      AdaptiveColor.accent, .accentFill, .accentFillLabel, .accent.opacity(0.5), .label,
      AdaptiveColor(
        light: AdaptiveColor.accent.light, dark: AdaptiveColor.accent.dark,
        clearLight: AdaptiveColor.accent.clearLight, clearDark: AdaptiveColor.accent.clearDark),
    ]
    #expect(
      colors.map { $0.resolved(for: traits) } == [
        RGBA(hex: 0x111111), RGBA(hex: 0x222222), RGBA(hex: 0x333333),
        RGBA(hex: 0x111111, alpha: 0.5), AdaptiveColor.label.light, AdaptiveColor.accent.light,
      ])
    #expect(colors.map { $0.resolved(for: Traits()) } == colors.map(\.light))
    #expect(colors.last != .accent)
  }

  @Test("traits for the other appearance keep the accent")
  func appearance() {
    let accent = Accent(background: RGBA(hex: 0x3584E4))
    let dark = Traits(contrast: .increased, accent: accent).with(.dark)
    #expect(dark == Traits(appearance: .dark, contrast: .increased, accent: accent))
  }
}
