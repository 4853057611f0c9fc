import Testing

@testable import UsherCore

@Suite("Rectangles")
struct RectTests {
  @Test("a rectangle grows by each inset at that inset's edge, and shrinks by negative insets")
  func outset() {
    let rect = OverlayRect(x: 10, y: 20, width: 100, height: 50)
    let grown = rect.outset(by: Insets(top: 1, left: 2, bottom: 4, right: 8))
    #expect(grown == OverlayRect(x: 8, y: 19, width: 110, height: 55))
    #expect(grown.outset(by: Insets(top: -1, left: -2, bottom: -4, right: -8)) == rect)
  }

  @Test("a line intersects a rectangle up to the rectangle's edges, but not outside")
  func lines() {
    let room = OverlayRect(x: 0, y: 0, width: 100, height: 50)
    for edge in [0.0, 50] {
      let line = OverlayRect(x: 10, y: edge, width: 20, height: 0)
      #expect(line.intersection(room) == line)
    }
    for edge in [0.0, 100] {
      let line = OverlayRect(x: edge, y: 10, width: 0, height: 20)
      #expect(line.intersection(room) == line)
    }
    for beyond in [-1.0, 101] {
      #expect(OverlayRect(x: 10, y: beyond, width: 20, height: 0).intersection(room) == nil)
      #expect(OverlayRect(x: beyond, y: 10, width: 0, height: 20).intersection(room) == nil)
    }
  }
}
