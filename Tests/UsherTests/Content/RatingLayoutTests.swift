import Testing
import Usher

@Suite("Rating layout")
struct RatingLayoutTests {
  private static func rating(_ widths: [Double]) -> OverlayNode.Rating {
    let image = OverlayNode.Image(.glyph(.dot))
    return OverlayNode.Rating(
      ObservableValue(nil),
      items: widths.map {
        OverlayNode.Rating.Item(
          "", chosen: image, open: image, size: OverlaySize(width: $0, height: 30))
      })
  }

  @Test("symbols that don't fit in a row wrap into centered rows")
  func lines() {
    let rating = Self.rating([40, 40, 40, 60])
    #expect(rating.size(within: 180) == OverlaySize(width: 180, height: 30))
    #expect(rating.size(within: 179) == OverlaySize(width: 120, height: 60))
    #expect(rating.size(within: 90) == OverlaySize(width: 80, height: 90))
    #expect(rating.minimumWidth == 60)
    #expect(
      rating.frames(filling: OverlayRect(x: 5, y: 0, width: 131, height: 80)) == [
        OverlayRect(x: 10, y: 0, width: 40, height: 40),
        OverlayRect(x: 50, y: 0, width: 40, height: 40),
        OverlayRect(x: 90, y: 0, width: 40, height: 40),
        OverlayRect(x: 40, y: 40, width: 60, height: 40),
      ])
  }

  @Test("a symbol wider than the row gets its own row, and an empty rating has no size")
  func edges() {
    #expect(Self.rating([60, 60]).size(within: 10) == OverlaySize(width: 60, height: 60))
    #expect(Self.rating([]).size(within: 10) == .zero)
    #expect(Self.rating([]).frames(filling: OverlayRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }
}
