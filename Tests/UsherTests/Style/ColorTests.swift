import Testing
@_spi(Facades) import Usher

@Suite("Colors")
struct ColorTests {
  @Test(
    "components outside 0...1 are clamped, and NaN becomes 0",
    arguments: [
      (.nan, 0), (-.infinity, 0), (-0.1, 0), (0, 0), (0.25, 0.25), (1, 1), (1.1, 1),
      (.infinity, 1),
    ] as [(Double, Double)])
  func clamping(_ given: Double, _ expected: Double) {
    let color = RGBA(red: given, green: given, blue: given, alpha: given)
    #expect(
      [color.red, color.green, color.blue, color.alpha] == Array(repeating: expected, count: 4))
    #expect(RGBA(hex: 0, alpha: given).alpha == expected)
    #expect(AdaptiveColor(hex: 0, alpha: given).dark.alpha == expected)
  }

  @Test(
    "a hex value sets the three components of an opaque color, and its higher bits are ignored",
    arguments: [
      (0x000000, [0, 0, 0]), (0xFFFFFF, [255, 255, 255]), (0x1C71D8, [28, 113, 216]),
      (0xAB1C71D8, [28, 113, 216]),
    ] as [(UInt32, [Double])])
  func hex(_ hex: UInt32, _ bytes: [Double]) {
    let color = RGBA(hex: hex)
    #expect([color.red, color.green, color.blue, color.alpha] == bytes.map { $0 / 255 } + [1])
  }

  @Test("a color is resolved for an appearance")
  func resolved() {
    let (light, dark) = (RGBA(hex: 0x112233), RGBA(hex: 0x445566))
    let color = AdaptiveColor(light: light, dark: dark)
    #expect(
      Appearance.allCases.map { color.resolved(for: Traits(appearance: $0)) } == [light, dark])
    #expect(
      Appearance.allCases.map { AdaptiveColor(hex: 0x112233).resolved(for: Traits(appearance: $0)) }
        == [
          light, light,
        ])
  }

  @Test(
    "text colors have a contrast of at least 4.5 on a card",
    arguments: [AdaptiveColor.label, .secondaryLabel, .accent], Appearance.allCases)
  func contrastOnCard(_ color: AdaptiveColor, _ appearance: Appearance) {
    let traits = Traits(appearance: appearance)
    let ratio = color.resolved(for: traits).contrast(with: AdaptiveColor.card.resolved(for: traits))
    #expect(ratio >= 4.5)
  }

  @Test("the plain theme has the standard card, and the white theme is white throughout")
  func themes() {
    #expect(
      MessageTheme.plain
        == MessageTheme(
          style: .card, title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
    let ground = Background.gradient(
      Background.Gradient(AdaptiveColor(hex: 0x1A5FB4), AdaptiveColor(hex: 0x26A269)))
    #expect(
      MessageTheme.white(on: ground)
        == MessageTheme(
          style: OverlayStyle(background: ground), title: .white, description: .white, icon: .white,
          button: .white))
  }
}
