import Testing

@testable import UsherCore

@Suite struct OverlayLayoutTests {
  private let viewport = Viewport(
    size: Size(width: 400, height: 800), safeArea: Insets(top: 40, left: 5, bottom: 30, right: 15))

  @Test(
    "it rests at its edge, inside the safe area and the margins, centered across",
    arguments: [(Placement.top, 50.0), (.center, 355), (.bottom, 660)])
  func restingFrame(placement: Placement, y: Double) {
    let frame = Overlay.plain(placement).restingFrame(
      of: Size(width: 300, height: 100), in: viewport)
    #expect(frame == Rect(x: 45, y: y, width: 300, height: 100))
  }

  @Test("it is offered what the safe area and the margins leave")
  func proposal() {
    let filling = Overlay.plain().proposal(in: viewport)
    #expect(
      filling == SizeProposal(minimumWidth: 360, maximumWidth: 360, maximumHeight: 710))
    let fitting = Overlay.plain().with(\.size.width, .intrinsic).proposal(in: viewport)
    #expect(fitting == SizeProposal(minimumWidth: 0, maximumWidth: 360, maximumHeight: 710))
  }

  @Test("it is offered no more than its maximum width")
  func maximumWidth() {
    let proposal = Overlay.plain().with(\.size.maximumWidth, .constant(200)).proposal(in: viewport)
    #expect(proposal == SizeProposal(minimumWidth: 200, maximumWidth: 200, maximumHeight: 710))
  }

  @Test("where there is less room than margins, it is offered none")
  func noRoom() {
    let proposal = Overlay.plain().proposal(in: Viewport(size: Size(width: 19, height: 5)))
    #expect(proposal == SizeProposal(minimumWidth: 0, maximumWidth: 0, maximumHeight: 0))
  }

  @Test("negative margins reach beyond the safe area")
  func negativeMargins() {
    let overlay = Overlay.plain().with(\.margins, Insets(horizontal: -5, vertical: -40))
    let size = Size(width: 390, height: 60)
    #expect(
      overlay.restingFrame(of: size, in: viewport)
        == Rect(x: 0, y: 0, width: 390, height: 60))
  }

  @Test("it is out of sight when its shadow is, too", arguments: [0.0, 24])
  func distanceOut(overhang: Double) {
    let overlay = Overlay.plain().with(\.overhang, overhang)
    let frame = Rect(x: 10, y: 50, width: 300, height: 100)
    func distance(over edge: Edge, withShadow: Bool) -> Double {
      overlay.distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
    }
    #expect(distance(over: .top, withShadow: true) == -150 - overhang)
    #expect(distance(over: .bottom, withShadow: true) == 750 + overhang)
    #expect(distance(over: .left, withShadow: true) == -310 - overhang)
    #expect(distance(over: .right, withShadow: true) == viewport.size.width - 10 + overhang)
    #expect(distance(over: .top, withShadow: false) == -150)
    #expect(distance(over: .bottom, withShadow: false) == 750)
  }

  @Test(
    "each placement slides over its edge",
    arguments: [(Placement.top, Edge.top), (.center, .bottom), (.bottom, .bottom)])
  func edges(placement: Placement, slide: Edge) {
    #expect(placement.slideEdge == slide)
  }
}
