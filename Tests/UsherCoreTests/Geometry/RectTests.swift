import Testing

@testable import UsherCore

@Suite("Rectangles")
struct RectTests {
  @Test("a rectangle grows by each inset at its own edge, and shrinks by negative ones")
  func outset() {
    let rect = OverlayRect(x: 10, y: 20, width: 100, height: 50)
    let grown = rect.outset(by: Insets(top: 1, left: 2, bottom: 4, right: 8))
    #expect(grown == OverlayRect(x: 8, y: 19, width: 110, height: 55))
    #expect(grown.outset(by: Insets(top: -1, left: -2, bottom: -4, right: -8)) == rect)
  }
}
