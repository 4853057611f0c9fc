import Testing

@testable import UsherCore

@Suite("Arrangements")
struct ArrangementTests {
  private static let heights = [100.0, 60, 40]

  private static let stack = Arrangement.collapsed(
    CollapsedStack(peek: 10, shrink: 0.1, visibleCount: 2, spacing: 8))

  @Test(
    "each overlay of a layered arrangement rests at its own position",
    arguments: OverlayPosition.allCases)
  func layered(placement: OverlayPosition) {
    let places = Arrangement.layered.places(
      of: Self.heights, isExpanded: true, placement: placement)
    #expect(places == [.alone, .alone, .alone])
  }

  @Test(
    "each overlay of a list is shifted inward by the previous heights and spacings",
    arguments: [
      (OverlayPosition.top, [0.0, 108, 176]), (.center, [0, 108, 176]), (.bottom, [0, -108, -176]),
    ])
  func list(placement: OverlayPosition, shifts: [Double]) {
    for isExpanded in [false, true] {
      let places = Arrangement.list(spacing: 8).places(
        of: Self.heights, isExpanded: isExpanded, placement: placement)
      #expect(places == shifts.map { ArrangedPlace(shift: $0) })
    }
  }

  @Test("an expanded stack is a list", arguments: OverlayPosition.allCases)
  func expanded(placement: OverlayPosition) {
    #expect(
      Self.stack.places(of: Self.heights, isExpanded: true, placement: placement)
        == Arrangement.list(spacing: 8).places(
          of: Self.heights, isExpanded: false, placement: placement))
  }

  @Test(
    "each overlay of a collapsed stack is smaller, and is partly visible behind the previous one",
    arguments: [(OverlayPosition.top, 1.0), (.center, 1), (.bottom, -1)])
  func collapsed(placement: OverlayPosition, inwards: Double) {
    let places = Self.stack.places(of: Self.heights, isExpanded: false, placement: placement)
    #expect(places.map { $0.scale } == [1, 0.9, 0.8])
    #expect(places.map { $0.opacity } == [1, 1, 0])
    // The inner edge of an overlay that is scaled about its center.
    let inner = zip(Self.heights, places).map { height, place in
      inwards * place.shift + height * (1 + place.scale) / 2
    }
    for (edge, expected) in zip(inner, [100.0, 110, 120]) { #expect(isClose(edge, expected)) }
  }

  @Test("a stack shows at least one overlay, and its scales are never negative")
  func extremes() {
    let stack = Arrangement.collapsed(
      CollapsedStack(peek: 10, shrink: 1, visibleCount: 0, spacing: 8))
    let places = stack.places(of: Self.heights, isExpanded: false, placement: .top)
    #expect(places.map { $0.scale } == [1, 0, 0])
    #expect(places.map { $0.opacity } == [1, 0, 0])
  }

  @Test(
    "an empty arrangement has no places",
    arguments: [Arrangement.layered, .list(spacing: 8), stack])
  func nothing(arrangement: Arrangement) {
    #expect(arrangement.places(of: [], isExpanded: false, placement: .top).isEmpty)
  }
}
