import Testing
import Usher

@Suite("Contrast of colors")
struct ContrastTests {
  @Test(
    "known pairs have the contrast ratios given by WCAG's examples and tools",
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54),
      (0x777777, 0xFFFFFF, 4.48), (0x949494, 0xFFFFFF, 3.03), (0xFF0000, 0xFFFFFF, 4.0),
      (0x0000FF, 0xFFFFFF, 8.59), (0x0000FF, 0x000000, 2.44),
    ] as [(UInt32, UInt32, Double)])
  func known(_ letters: UInt32, _ ground: UInt32, _ expected: Double) {
    let ratio = RGBA(hex: letters).contrast(with: RGBA(hex: ground))
    #expect(abs(ratio - expected) < 0.005)
  }

  @Test("a contrast ratio is between 1 and 21, symmetric, and 1 for equal colors")
  func laws() {
    for one in Self.colors {
      #expect(one.contrast(with: one) == 1)
      for other in Self.colors {
        let ratio = one.contrast(with: other)
        #expect(ratio >= 1 && ratio <= 21.000_000_001)
        #expect(ratio == other.contrast(with: one))
      }
    }
  }

  @Test("a lighter color has more contrast on black and less on white")
  func monotone() {
    let greys = (0...255).map { RGBA(hex: UInt32($0) * 0x010101) }
    let onBlack = greys.map { $0.contrast(with: greys[0]) }
    let onWhite = greys.map { $0.contrast(with: greys[255]) }
    #expect(onBlack == onBlack.sorted())
    #expect(onWhite == onWhite.sorted().reversed())
    #expect(Set(onBlack).count == 256)
  }

  @Test("a more transparent color has less contrast, and a clear color has a ratio of 1")
  func translucentLetters() {
    for ground in Self.colors {
      for letters in Self.colors {
        let ratios = stride(from: 0, through: 1, by: 0.125).map {
          letters.opacity($0).contrast(with: ground)
        }
        #expect(ratios.first == 1)
        #expect(ratios.last == letters.contrast(with: ground))
        if letters.isGrey && ground.isGrey { #expect(ratios == ratios.sorted()) }
      }
    }
  }

  @Test("the contrast on a translucent background uses the worst color behind it")
  func translucentGround() {
    let greys = (0...255).map { RGBA(hex: UInt32($0) * 0x010101) }
    for alpha in [0, 0.25, 0.5, 0.75, 0.9] {
      for tint in [0x000000, 0x1C1C1F, 0xF2F2F6, 0xFFFFFF].map({ RGBA(hex: $0, alpha: alpha) }) {
        for letters in [RGBA(hex: 0x000000), RGBA(hex: 0x777777), RGBA(hex: 0xFFFFFF)] {
          let worst = greys.map { letters.contrast(with: tint.over($0)) }.min() ?? 0
          let told = letters.contrast(with: tint)
          // Grays are discrete, so the worst contrast found is approximate.
          #expect(told <= worst + 1e-9 && told >= worst / 1.1)
        }
      }
    }
  }

  @Test("blending returns the upper color if it's opaque, and the lower color if it's clear")
  func over() {
    for one in Self.colors {
      for other in Self.colors {
        #expect(one.over(other) == one)
        #expect(one.opacity(0).over(other) == other)
      }
    }
    #expect(
      RGBA(hex: 0xFFFFFF, alpha: 0.5).over(RGBA(hex: 0x000000))
        == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    #expect(
      RGBA(hex: 0xFFFFFF, alpha: 0.5).over(RGBA(hex: 0xFFFFFF, alpha: 0.5))
        == RGBA(hex: 0xFFFFFF, alpha: 0.75))
    #expect(RGBA.clearBlack.over(.clearBlack) == .clearBlack)
  }

  /// The corners of the color cube, and some colors inside.
  private static let colors: [RGBA] = [0, 0.03, 0.5, 1].flatMap { red in
    [0, 0.5, 1].flatMap { green in
      [0, 0.5, 1].map { RGBA(red: red, green: green, blue: $0) }
    }
  }
}

extension RGBA {
  fileprivate static let clearBlack = RGBA(hex: 0x000000, alpha: 0)

  fileprivate var isGrey: Bool { red == green && green == blue }
}
