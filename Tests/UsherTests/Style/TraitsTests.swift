import Testing
import Usher

@Suite("Styles at increased contrast")
struct TraitsTests {
  private let standard = Traits()
  private let increased = Traits(contrast: .increased)

  @Test("at standard contrast, the style's border is used")
  func ownBorder() {
    let border = OverlayBorder(.accent, width: 3)
    #expect(OverlayStyle(background: .color(.card), border: border).border(for: standard) == border)
    #expect(OverlayStyle(background: .color(.card)).border(for: standard) == nil)
  }

  @Test("at increased contrast, every filled surface has an outline of at least one point")
  func outline() {
    let gradient = Background.gradient(Background.Gradient(.white, .black))
    for background in [.color(.card), gradient, .image(.icon("a")), .blur(.standard)]
      as [Background]
    {
      let widths: [(Double?, Double)] = [(nil, 1), (0, 1), (0.5, 1), (3, 3)]
      for (width, expected) in widths {
        let style = OverlayStyle(
          background: background, border: width.map { OverlayBorder(.accent, width: $0) })
        #expect(style.border(for: increased) == OverlayBorder(.label, width: expected))
      }
    }
  }

  @Test("at increased contrast, a clear surface has an outline only if it has a border")
  func clear() {
    #expect(OverlayStyle.clear.border(for: increased) == nil)
    #expect(
      OverlayStyle(background: .clear, border: OverlayBorder(.accent, width: 2)).border(
        for: increased)
        == OverlayBorder(.label, width: 2))
  }

  @Test(
    "a background is opaque if all its colors are opaque in the current appearance",
    arguments: [
      (.clear, false, false), (.color(.card), true, true), (.color(.scrim), false, false),
      (
        .color(AdaptiveColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0, alpha: 0.9))), true,
        false
      ),
      (.gradient(Background.Gradient(.white, .card)), true, true),
      (.gradient(Background.Gradient(.white, .scrim)), false, false),
      (.image(.icon("a")), false, false), (.blur(.standard), false, false),
    ] as [(Background, Bool, Bool)])
  func opaque(_ background: Background, _ light: Bool, _ dark: Bool) {
    #expect(background.isOpaque(for: Traits(appearance: .light)) == light)
    #expect(background.isOpaque(for: Traits(appearance: .dark)) == dark)
  }
}
