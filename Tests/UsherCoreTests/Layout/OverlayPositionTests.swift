import Scripts
import Testing

@testable import UsherCore

@Suite("Positions")
struct PlacementTests {
  private let viewport = OverlayViewport(
    size: OverlaySize(width: 400, height: 800),
    safeArea: Insets(top: 40, left: 5, bottom: 30, right: 15))

  @Test("all cases contains each of the nine positions once")
  func allCases() {
    #expect(Set(OverlayPosition.allCases).count == 9)
    for vertical in OverlayPosition.Vertical.allCases {
      for horizontal in OverlayPosition.Horizontal.allCases {
        #expect(OverlayPosition.allCases.contains(OverlayPosition(vertical, horizontal)))
      }
    }
  }

  @Test(
    "an overlay rests at its edges, inside the safe area and margins, and is otherwise centered",
    arguments: [
      (OverlayPosition.topLeading, 15.0, 50.0), (.top, 95, 50), (.topTrailing, 175, 50),
      (.leading, 15, 355), (.center, 95, 355), (.trailing, 175, 355),
      (.bottomLeading, 15, 660), (.bottom, 95, 660), (.bottomTrailing, 175, 660),
    ])
  func frame(placement: OverlayPosition, x: Double, y: Double) {
    let frame = OverlayConfiguration.plain(placement).restingFrame(
      of: OverlaySize(width: 200, height: 100), in: viewport)
    #expect(frame == OverlayRect(x: x, y: y, width: 200, height: 100))
  }

  @Test(
    "in a right-to-left layout, leading is on the right",
    arguments: [
      (OverlayPosition.topLeading, 175.0), (.top, 95), (.topTrailing, 15), (.leading, 175),
      (.center, 95),
      (.trailing, 15), (.bottomLeading, 175), (.bottom, 95), (.bottomTrailing, 15),
    ])
  func rightToLeft(placement: OverlayPosition, x: Double) {
    var mirrored = viewport
    mirrored.layoutDirection = .rightToLeft
    let size = OverlaySize(width: 200, height: 100)
    let frame = OverlayConfiguration.plain(placement).restingFrame(of: size, in: mirrored)
    let y = OverlayConfiguration.plain(placement).restingFrame(of: size, in: viewport).minY
    #expect(frame == OverlayRect(x: x, y: y, width: 200, height: 100))
  }

  @Test(
    "each position has an edge to slide over, and edges over which swipes can dismiss",
    arguments: [
      (OverlayPosition.topLeading, OverlayRect.Edge.top, [OverlayRect.Edge.top, .left]),
      (.top, .top, [.top]),
      (.topTrailing, .top, [.top, .right]), (.leading, .left, [.left]),
      (.center, .bottom, [.top, .bottom]), (.trailing, .right, [.right]),
      (.bottomLeading, .bottom, [.left, .bottom]), (.bottom, .bottom, [.bottom]),
      (.bottomTrailing, .bottom, [.bottom, .right]),
    ])
  func edges(placement: OverlayPosition, slide: OverlayRect.Edge, swipes: [OverlayRect.Edge]) {
    #expect(placement.slideEdge(in: .leftToRight) == slide)
    #expect(
      OverlayRect.Edge.allCases.filter { placement.isSwipeable(over: $0, in: .leftToRight) }
        == swipes)
    #expect(placement.slideEdge(in: .rightToLeft) == slide.mirrored)
    for edge in OverlayRect.Edge.allCases {
      #expect(
        placement.isSwipeable(over: edge, in: .rightToLeft) == swipes.contains(edge.mirrored))
    }
  }

  @Test(
    "right-to-left layouts mirror frames, proposals, backgrounds and exit distances")
  func mirror() {
    var random = SplitMix(state: 41)
    for _ in 0..<2000 {
      let viewport = random.viewport()
      var overlay = random.overlay()
      overlay.margins.left = random.double(in: -5...60)
      let mirrored = overlay.with(\.margins, overlay.margins.mirrored)
      let proposal = overlay.proposal(in: viewport)
      #expect(isClose(proposal, mirrored.proposal(in: viewport.mirrored)))
      let size = proposal.clamping(random.size())
      let frame = overlay.restingFrame(of: size, in: viewport)
      let image = mirrored.restingFrame(of: size, in: viewport.mirrored)
      #expect(isClose(frame.mirrored(in: viewport), image))
      let bleed = overlay.bleed(at: frame, in: viewport).mirrored
      let imageBleed = mirrored.bleed(at: image, in: viewport.mirrored)
      #expect(bleed == imageBleed)
      for edge in OverlayRect.Edge.allCases {
        let way = overlay.distanceOut(of: viewport, over: edge, from: frame, withShadow: true)
        let imageWay = mirrored.distanceOut(
          of: viewport.mirrored, over: edge.mirrored, from: image, withShadow: true)
        #expect(isClose(edge.axis == .horizontal ? -way : way, imageWay, within: 1e-6))
      }
    }
  }
}

private func isClose(_ first: OverlayRect, _ second: OverlayRect) -> Bool {
  isClose(first.minX, second.minX, within: 1e-6) && isClose(first.minY, second.minY, within: 1e-6)
    && first.size == second.size
}

private func isClose(_ first: SizeProposal, _ second: SizeProposal) -> Bool {
  isClose(first.minimumWidth, second.minimumWidth, within: 1e-6)
    && isClose(first.maximumWidth, second.maximumWidth, within: 1e-6)
    && isClose(first.minimumHeight, second.minimumHeight, within: 1e-6)
    && isClose(first.maximumHeight, second.maximumHeight, within: 1e-6)
}

extension OverlayRect.Edge {
  fileprivate var mirrored: OverlayRect.Edge {
    switch self {
    case .top: .top
    case .left: .right
    case .bottom: .bottom
    case .right: .left
    }
  }
}

extension Insets {
  fileprivate var mirrored: Insets {
    Insets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension OverlayRect {
  fileprivate func mirrored(in viewport: OverlayViewport) -> OverlayRect {
    OverlayRect(x: viewport.size.width - maxX, y: minY, width: size.width, height: size.height)
  }
}

extension OverlayViewport {
  fileprivate var mirrored: OverlayViewport {
    OverlayViewport(
      size: size, safeArea: safeArea.mirrored,
      obstructions: obstructions.map {
        Obstruction($0.frame.mirrored(in: self), from: $0.edge.mirrored)
      },
      layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}
