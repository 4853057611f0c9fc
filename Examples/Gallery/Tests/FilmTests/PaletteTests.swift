import Testing

import SampleApp

@Suite("Palettes")
struct PaletteTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  @Test("a picture with few colors keeps its colors")
  func few() {
    var palette = Palette(for: [Self.white: 5, Self.black: 1, 0: 2], atMost: 4)
    #expect(Set(palette.colors) == [Self.white, Self.black, 0])
    #expect(palette.color(for: Self.black) == Self.black)
  }

  @Test("many colors are reduced, frequent colors stay, and each color has a similar replacement")
  func many() {
    var counts: [UInt32: Int] = [Self.white: 9000, 0xFF20_4080: 5000]
    for level in UInt32(0)..<255 { counts[0xFF00_0000 | level << 16 | level << 8 | level] = 3 }
    var palette = Palette(for: counts, atMost: 16)
    #expect(palette.colors.count <= 16)
    #expect(palette.color(for: Self.white) == Self.white)
    #expect(palette.color(for: 0xFF20_4080) == 0xFF20_4080)
    for color in counts.keys where color & 255 == color >> 8 & 255 {
      #expect(abs(Int(palette.color(for: color) & 255) - Int(color & 255)) < 24)
    }
  }
}
