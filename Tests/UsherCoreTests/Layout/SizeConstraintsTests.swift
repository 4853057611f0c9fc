import Testing

@testable import UsherCore

@Suite("Size constraints")
struct SizeConstraintsTests {
  // The room inside the safe area is 380 by 730 points, and inside the margins 360 by 710.
  private let viewport = OverlayViewport(
    size: OverlaySize(width: 400, height: 800),
    safeArea: Insets(top: 40, left: 5, bottom: 30, right: 15))

  private func proposal(
    _ size: SizeConstraints, in viewport: OverlayViewport? = nil
  ) -> SizeProposal {
    OverlayConfiguration.plain().with(\.size, size).proposal(in: viewport ?? self.viewport)
  }

  @Test(
    "a width is intrinsic, constant, a ratio of the viewport, or the room minus an inset",
    arguments: [
      (Extent.intrinsic, 0.0, 360.0), (.constant(200), 200, 200), (.constant(0), 0, 0),
      (.ratio(0.5), 200, 200), (.inset(0), 360, 360), (.inset(20), 320, 320), (.inset(200), 0, 0),
      (.constant(361), 360, 360), (.ratio(1), 360, 360), (.inset(-20), 400, 400),
    ])
  func width(extent: Extent, least: Double, most: Double) {
    #expect(
      proposal(SizeConstraints(width: extent, maximumWidth: .intrinsic))
        == SizeProposal(minimumWidth: least, maximumWidth: most, maximumHeight: 710))
  }

  @Test(
    "a height is intrinsic, constant, a ratio of the viewport, or the room minus an inset",
    arguments: [
      (Extent.intrinsic, 0.0, 710.0), (.constant(200), 200, 200), (.ratio(0.5), 400, 400),
      (.inset(0), 710, 710), (.inset(20), 670, 670), (.constant(711), 710, 710),
      (.ratio(1), 710, 710), (.inset(-20), 750, 750),
    ])
  func height(extent: Extent, least: Double, most: Double) {
    #expect(
      proposal(SizeConstraints(width: .constant(100), height: extent))
        == SizeProposal(
          minimumWidth: 100, maximumWidth: 100, minimumHeight: least, maximumHeight: most))
  }

  @Test(
    "a maximum limits a larger size, and doesn't affect a smaller size",
    arguments: [
      (Extent.intrinsic, 300.0), (.constant(120), 120), (.constant(500), 300), (.ratio(0.25), 100),
      (.ratio(1), 300), (.inset(100), 160), (.inset(10), 300), (.inset(-50), 300),
    ])
  func maximumWidth(maximum: Extent, width: Double) {
    #expect(
      proposal(SizeConstraints(width: .constant(300), maximumWidth: maximum))
        == SizeProposal(minimumWidth: width, maximumWidth: width, maximumHeight: 710))
  }

  @Test(
    "a maximum without a height limits the intrinsic height",
    arguments: [
      (Extent.intrinsic, 710.0), (.constant(120), 120), (.ratio(0.5), 400), (.inset(100), 510),
      (.inset(-50), 710),
    ])
  func maximumHeight(maximum: Extent, height: Double) {
    #expect(
      proposal(SizeConstraints(width: .intrinsic, maximumHeight: maximum))
        == SizeProposal(minimumWidth: 0, maximumWidth: 360, maximumHeight: height))
  }

  @Test(
    "the cap limits the width only in a viewport with a regular width",
    arguments: [(599.0, 579.0), (600, 500), (1200, 500)])
  func regularWidthCap(width: Double, expected: Double) {
    let wide = OverlayViewport(size: OverlaySize(width: width, height: 400))
    #expect(
      proposal(SizeConstraints(maximumWidth: .intrinsic, regularWidthCap: 500), in: wide)
        == SizeProposal(minimumWidth: expected, maximumWidth: expected, maximumHeight: 380))
  }

  @Test("every extent proposes zero if the margins leave no space")
  func noRoom() {
    let tiny = OverlayViewport(size: OverlaySize(width: 19, height: 5))
    for extent in [Extent.intrinsic, .constant(50), .ratio(1), .inset(0), .inset(5)] {
      #expect(
        proposal(SizeConstraints(width: extent, height: extent), in: tiny)
          == SizeProposal(minimumWidth: 0, maximumWidth: 0, maximumHeight: 0))
    }
  }
}
