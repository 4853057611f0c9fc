import Testing

@testable import UsherCore

@Suite("Layouts of one overlay")
struct OverlayLayoutTests {
  private let viewport = OverlayViewport(
    size: OverlaySize(width: 400, height: 800),
    safeArea: Insets(top: 40, left: 5, bottom: 30, right: 15))

  @Test("an overlay is proposed the room inside the safe area and its margins")
  func proposal() {
    let filling = OverlayConfiguration.plain().proposal(in: viewport)
    #expect(
      filling == SizeProposal(minimumWidth: 360, maximumWidth: 360, maximumHeight: 710))
    let fitting = OverlayConfiguration.plain().with(\.size.width, .intrinsic).proposal(in: viewport)
    #expect(fitting == SizeProposal(minimumWidth: 0, maximumWidth: 360, maximumHeight: 710))
  }

  @Test("different margins move a centered overlay, without reducing its size if their sum is zero")
  func offCenter() {
    let overlay = OverlayConfiguration.plain(.center).with(
      \.margins, Insets(top: 20, left: -8, bottom: -20, right: 8))
    #expect(
      overlay.restingFrame(of: OverlaySize(width: 300, height: 100), in: viewport)
        == OverlayRect(x: 37, y: 375, width: 300, height: 100))
    #expect(
      overlay.proposal(in: viewport)
        == SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 730))
  }

  @Test("negative margins extend the room beyond the safe area")
  func negativeMargins() {
    let overlay = OverlayConfiguration.plain().with(
      \.margins, Insets(horizontal: -5, vertical: -40))
    let size = OverlaySize(width: 390, height: 60)
    #expect(
      overlay.restingFrame(of: size, in: viewport)
        == OverlayRect(x: 0, y: 0, width: 390, height: 60))
  }

  @Test("the distance to hide an overlay includes its shadow on request", arguments: [0.0, 24])
  func distanceOut(overhang: Double) {
    let overlay = OverlayConfiguration.plain().with(\.overhang, overhang)
    let frame = OverlayRect(x: 10, y: 50, width: 300, height: 100)
    func distance(over edge: OverlayRect.Edge, withShadow: Bool) -> Double {
      overlay.distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
    }
    #expect(distance(over: .top, withShadow: true) == -150 - overhang)
    #expect(distance(over: .left, withShadow: true) == -310 - overhang)
    #expect(distance(over: .bottom, withShadow: true) == 750 + overhang)
    #expect(distance(over: .right, withShadow: true) == 390 + overhang)
    #expect(
      OverlayRect.Edge.allCases.map { distance(over: $0, withShadow: false) } == [
        -150, -310, 750, 390,
      ])
  }
}
