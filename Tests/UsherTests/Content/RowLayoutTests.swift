import Testing
import Usher

@Suite("Widths in a row")
struct RowLayoutTests {
  private static let icon = RowLayout.Piece(least: 24, natural: 24, isFlexible: false)
  private static let text = RowLayout.Piece(least: 10, natural: 100, isFlexible: true)
  private static let line = RowLayout.Piece(
    least: 1, natural: 1, isFlexible: false, isFixed: true)
  private static let space = RowLayout.Piece(
    least: 4, natural: 10, isFlexible: false, isFixed: true)
  private static let button = RowLayout.Piece(least: 40, natural: 60, isFlexible: false)

  @Test(
    "a row grants minimum widths, then natural widths, then shares the rest among flexible pieces",
    arguments: [
      // No pieces, and no flexible pieces.
      ([], 100, []),
      ([icon, button], 200, [24, 60]),
      // The remaining width goes to the text.
      ([icon, text, button], 214, [24, 120, 60]),
      // Just enough for the natural widths.
      ([icon, text, button], 194, [24, 100, 60]),
      // The button needs 20 more and is satisfied before the text, which needs 90 more.
      ([icon, text, button], 134, [24, 40, 60]),
      // Two texts get equal widths, and share the remaining width equally.
      ([text, text], 125, [60, 60]),
      ([text, text], 305, [150, 150]),
      // Too narrow for all pieces.
      ([icon, text, button], 50, [24, 10, 40]),
      ([icon, text, button], -1e9, [24, 10, 40]),
    ] as [([RowLayout.Piece], Double, [Double])])
  func widths(_ pieces: [RowLayout.Piece], _ width: Double, _ expected: [Double]) {
    #expect(RowLayout.widths(of: pieces, spacing: 5, in: width) == expected)
  }

  @Test(
    "pieces get at least their minimum, rigid pieces at most their natural width, without losses")
  func bounds() {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33 % limit)
    }
    for _ in 0..<2000 {
      let pieces = (0..<Int(next(6))).map { _ in
        let least = next(50)
        return RowLayout.Piece(
          least: least, natural: least + next(80), isFlexible: next(2) == 1)
      }
      let (spacing, width) = (next(20), next(600))
      let widths = RowLayout.widths(of: pieces, spacing: spacing, in: width)
      for (piece, given) in zip(pieces, widths) {
        #expect(given >= piece.least)
        #expect(piece.isFlexible || given <= piece.natural + 1e-9)
      }
      let gaps = spacing * Double(max(pieces.count - 1, 0))
      let least = pieces.reduce(gaps) { $0 + $1.least }
      let total = widths.reduce(gaps, +)
      #expect(total <= max(width, least) + 1e-9)
      if pieces.contains(where: \.isFlexible) { #expect(abs(total - max(width, least)) < 1e-9) }
    }
  }

  @Test(
    "even pieces get equal widths, but at least their minimum",
    arguments: [
      ([], 100, []),
      ([icon, text], 105, [50, 50]),
      ([icon, text, button], 160, [50, 50, 50]),
      // The button needs more than 30; the other pieces share the remaining width.
      ([icon, text, button], 100, [25, 25, 40]),
      ([icon, button, button], 100, [24, 40, 40]),
      ([text, text], -10, [10, 10]),
      ([icon, line, text], 111, [50, 1, 50]),
      ([line], 100, [1]),
      ([icon, space, text], 120, [50, 10, 50]),
    ] as [([RowLayout.Piece], Double, [Double])])
  func even(_ pieces: [RowLayout.Piece], _ width: Double, _ expected: [Double]) {
    #expect(RowLayout.evenWidths(of: pieces, spacing: 5, in: width) == expected)
  }

  @Test("an even row's natural width makes all pieces as wide as the widest")
  func evenWidth() {
    #expect(RowLayout.evenWidth(of: [Self.icon, Self.text], spacing: 5) == 205)
    #expect(RowLayout.evenWidth(of: [Self.icon, Self.line, Self.text], spacing: 5) == 211)
    #expect(RowLayout.evenWidth(of: [], spacing: 5) == 0)
  }
}
