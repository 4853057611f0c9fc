import Testing

@testable import UsherCore

@Suite("Viewports")
struct ViewportTests {
  @Test("a width of at least 600 points is regular", arguments: [(599.9, false), (600, true)])
  func regularWidth(width: Double, isRegular: Bool) {
    #expect(
      OverlayViewport(size: OverlaySize(width: width, height: 300)).isRegularWidth == isRegular)
  }

  @Test(
    "the system's width class is used, regardless of the width",
    arguments: [(844, .compact), (300, .regular)] as [(Double, OverlayViewport.WidthClass)])
  func widthClass(width: Double, told: OverlayViewport.WidthClass) {
    let viewport = OverlayViewport(
      size: OverlaySize(width: width, height: 390), widthClass: told)
    #expect(viewport.isRegularWidth == (told == .regular))
  }

  @Test("a viewport is usable if its obstructions have numbers in range and no negative sides")
  func usable() {
    func viewport(_ frame: OverlayRect) -> OverlayViewport {
      OverlayViewport(
        size: OverlaySize(width: 400, height: 800), obstructions: [Obstruction(frame)])
    }
    #expect(viewport(OverlayRect(x: -50, y: 900, width: 0, height: 0)).isUsable)
    let odd: [Double] = [.nan, .infinity, -.infinity, 2e9]
    for number in odd {
      #expect(!viewport(OverlayRect(x: number, y: 0, width: 1, height: 1)).isUsable)
      #expect(!viewport(OverlayRect(x: 0, y: number, width: 1, height: 1)).isUsable)
      #expect(!viewport(OverlayRect(x: 0, y: 0, width: number, height: 1)).isUsable)
      #expect(!viewport(OverlayRect(x: 0, y: 0, width: 1, height: number)).isUsable)
    }
    // The origin and the size are in range here, but the far edge isn't.
    #expect(!viewport(OverlayRect(x: -1.5e9, y: 0, width: 1e9, height: 1)).isUsable)
    #expect(!viewport(OverlayRect(x: 0, y: -1.5e9, width: 1, height: 1e9)).isUsable)
    #expect(!viewport(OverlayRect(x: 0, y: 0, width: -1, height: 1)).isUsable)
    #expect(!viewport(OverlayRect(x: 0, y: 0, width: 1, height: -1)).isUsable)
  }
}
