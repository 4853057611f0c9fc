import Foundation
import Testing
import Usher

@Suite("Colours")
struct ColorTests {
  @Test(
    "components outside 0...1 count as the nearer end, and NaN as 0",
    arguments: [
      (.nan, 0), (-.infinity, 0), (-0.1, 0), (0, 0), (0.25, 0.25), (1, 1), (1.1, 1),
      (.infinity, 1),
    ] as [(Double, Double)])
  func clamping(_ given: Double, _ expected: Double) {
    let color = RGBA(red: given, green: given, blue: given, alpha: given)
    #expect(
      [color.red, color.green, color.blue, color.alpha] == Array(repeating: expected, count: 4))
    #expect(RGBA(hex: 0, alpha: given).alpha == expected)
    #expect(Color(hex: 0, alpha: given).dark.alpha == expected)
  }

  @Test(
    "web notation gives the three bytes, opaque, and ignores higher bits",
    arguments: [
      (0x000000, [0, 0, 0]), (0xFFFFFF, [255, 255, 255]), (0x1C71D8, [28, 113, 216]),
      (0xAB1C71D8, [28, 113, 216]),
    ] as [(UInt32, [Double])])
  func hex(_ hex: UInt32, _ bytes: [Double]) {
    let color = RGBA(hex: hex)
    #expect([color.red, color.green, color.blue, color.alpha] == bytes.map { $0 / 255 } + [1])
  }

  @Test("a colour is resolved for the appearance it is drawn in")
  func resolved() {
    let (light, dark) = (RGBA(hex: 0x112233), RGBA(hex: 0x445566))
    let color = Color(light: light, dark: dark)
    #expect(
      Appearance.allCases.map { color.resolved(for: Traits(appearance: $0)) } == [light, dark])
    #expect(
      Appearance.allCases.map { Color(hex: 0x112233).resolved(for: Traits(appearance: $0)) } == [
        light, light,
      ])
  }

  @Test(
    "everything on a card can be read: at least 4.5 to 1",
    arguments: [Color.label, .secondaryLabel, .accent], Appearance.allCases)
  func contrastOnCard(_ color: Color, _ appearance: Appearance) {
    let ratio = contrast(
      color.resolved(for: Traits(appearance: appearance)),
      Color.card.resolved(for: Traits(appearance: appearance)))
    #expect(ratio >= 4.5)
  }

  @Test("the contrast of black and white is 21 to 1, and of equals 1 to 1")
  func contrastFormula() {
    #expect(abs(contrast(RGBA(hex: 0), RGBA(hex: 0xFFFFFF)) - 21) < 1e-9)
    #expect(contrast(RGBA(hex: 0x777777), RGBA(hex: 0x777777)) == 1)
  }

  @Test("the plain theme is the standard card, and a white one is white throughout")
  func themes() {
    #expect(
      MessageTheme.plain
        == MessageTheme(
          style: .card, title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
    let ground = Background.gradient(Gradient(Color(hex: 0x1A5FB4), Color(hex: 0x26A269)))
    #expect(
      MessageTheme.white(on: ground)
        == MessageTheme(
          style: Style(background: ground), title: .white, description: .white, icon: .white,
          button: .white))
  }

  /// The contrast ratio of WCAG 2.2: (L1 + 0.05) / (L2 + 0.05) of relative luminances.
  private func contrast(_ one: RGBA, _ other: RGBA) -> Double {
    let (lighter, darker) = (
      max(luminance(one), luminance(other)), min(luminance(one), luminance(other))
    )
    return (lighter + 0.05) / (darker + 0.05)
  }

  private func luminance(_ color: RGBA) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
