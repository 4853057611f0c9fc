import Scripts
import Testing

@testable import UsherCore

@Suite("Positions next to an anchor")
struct AnchoredPlaceTests {
  /// A room of 380 by 780 points, 10 from every edge of a phone of 400 by 800.
  private static let room = OverlayRect(x: 10, y: 10, width: 380, height: 780)
  private static let size = OverlaySize(width: 100, height: 50)

  private static func place(
    _ anchoring: Anchoring, at anchor: OverlayRect, size: OverlaySize = size,
    direction: OverlayViewport.LayoutDirection = .leftToRight, current: OverlayRect.Edge? = nil
  ) -> AnchoredPlace {
    let edge = AnchoredPlace.edge(
      for: size, beside: anchor, in: room, anchoring, direction: direction, current: current)
    return AnchoredPlace(
      of: size, beside: anchor, at: edge, in: room, anchoring, direction: direction)
  }

  private static func button(_ x: Double, _ y: Double) -> OverlayRect {
    OverlayRect(x: x, y: y, width: 40, height: 20)
  }

  @Test(
    "an overlay is next to the chosen side, and its arrow ends a spacing before the anchor",
    arguments: [
      (Anchoring.Edge.top, OverlayPoint(x: 170, y: 338), OverlayRect.Edge.bottom, 50.0),
      (.bottom, OverlayPoint(x: 170, y: 432), .top, 50),
      (.leading, OverlayPoint(x: 88, y: 385), .right, 25),
      (.trailing, OverlayPoint(x: 252, y: 385), .left, 25),
    ])
  func sides(
    side: Anchoring.Edge, origin: OverlayPoint, edge: OverlayRect.Edge, position: Double
  ) {
    let place = Self.place(.beside(AnchorID(1), side), at: Self.button(200, 400))
    #expect(place.frame == OverlayRect(origin: origin, size: Self.size))
    #expect(place.arrow == PlacedArrow(edge: edge, position: position, width: 16, length: 8))
  }

  @Test(
    "if an overlay doesn't fit at its side, the opposite or the largest other side is used"
  )
  func flips() {
    let tall = OverlaySize(width: 100, height: 370)
    let edges = [(180.0, 30.0), (180, 750), (120, 390), (240, 390)].map { x, y in
      AnchoredPlace.edge(
        for: tall, beside: Self.button(x, y), in: Self.room, .beside(AnchorID(1), .top),
        direction: .leftToRight, current: nil)
    }
    #expect(edges == [.bottom, .top, .right, .left])
  }

  @Test(
    "if an overlay fits at no side, it uses the side with the most space, inside the room")
  func nowhere() {
    let large = OverlaySize(width: 300, height: 600)
    let place = Self.place(.beside(AnchorID(1), .top), at: Self.button(180, 500), size: large)
    #expect(place.frame == OverlayRect(x: 50, y: 10, width: 300, height: 600))
    #expect(place.arrow == nil)
  }

  @Test("if an overlay fits at no side, its own side wins a tie with the opposite side")
  func ties() {
    let edges = [Anchoring.Edge.top, .bottom].map { side in
      AnchoredPlace.edge(
        for: OverlaySize(width: 300, height: 450), beside: Self.button(180, 390), in: Self.room,
        .beside(AnchorID(1), side), direction: .leftToRight, current: nil)
    }
    #expect(edges == [.top, .bottom])
  }

  @Test(
    "the side changes if it lacks more than 8 points, and changes back if the preferred side fits")
  func holds() {
    func edge(_ y: Double, _ current: OverlayRect.Edge) -> OverlayRect.Edge {
      AnchoredPlace.edge(
        for: Self.size, beside: Self.button(180, y), in: Self.room, .beside(AnchorID(1), .top),
        direction: .leftToRight, current: current)
    }
    // 50 points, an arrow of 8 and a spacing of 4 require 62 points above the anchor.
    #expect([72, 71, 64].map { edge($0, .top) } == [.top, .top, .top])
    #expect(edge(63, .top) == .bottom)
    #expect([63, 71].map { edge($0, .bottom) } == [.bottom, .bottom])
    #expect(edge(72, .bottom) == .top)
  }

  @Test(
    "an overlay moves along its anchor to stay in the room, while its arrow points at the anchor")
  func shifts() {
    let places = [12.0, 60, 350, 384].map {
      Self.place(.beside(AnchorID(1), .bottom), at: Self.button($0, 400))
    }
    #expect(places.map { $0.frame.minX } == [10, 30, 290, 290])
    #expect(places.map { $0.arrow?.position } == [22, 50, 80, nil])
  }

  @Test("an arrow avoids round corners, and is removed if it then can't point at the anchor")
  func corners() {
    let anchoring = Anchoring.beside(AnchorID(1), .bottom, arrow: .init(inset: 30))
    let places = [12.0, 40, 60].map { x in
      Self.place(
        anchoring, at: OverlayRect(x: x, y: 400, width: 10, height: 10),
        size: OverlaySize(width: 200, height: 100))
    }
    #expect(places.map { $0.arrow?.position } == [nil, 38, 55])
    // The radius of a corner is at most half of the shorter side.
    let low = Self.place(
      anchoring, at: Self.button(60, 400), size: OverlaySize(width: 100, height: 20))
    #expect(low.arrow?.position == 50)
    let small = Self.place(
      anchoring, at: Self.button(60, 400), size: OverlaySize(width: 30, height: 30))
    #expect(small.arrow == nil)
  }

  @Test("start, end, leading and trailing depend on the layout direction")
  func rightToLeft() {
    func place(
      _ side: Anchoring.Edge, _ alignment: Anchoring.Alignment,
      _ direction: OverlayViewport.LayoutDirection
    ) -> OverlayPoint {
      Self.place(
        .beside(AnchorID(1), side, alignment: alignment), at: Self.button(200, 400),
        direction: direction
      ).frame.origin
    }
    #expect(place(.bottom, .start, .leftToRight) == OverlayPoint(x: 200, y: 432))
    #expect(place(.bottom, .end, .leftToRight) == OverlayPoint(x: 140, y: 432))
    #expect(place(.bottom, .start, .rightToLeft) == OverlayPoint(x: 140, y: 432))
    #expect(place(.bottom, .end, .rightToLeft) == OverlayPoint(x: 200, y: 432))
    #expect(place(.leading, .start, .leftToRight) == OverlayPoint(x: 88, y: 400))
    #expect(place(.leading, .start, .rightToLeft) == OverlayPoint(x: 252, y: 400))
    #expect(place(.trailing, .end, .rightToLeft) == OverlayPoint(x: 88, y: 370))
  }

  @Test("an overlay is always in the room, and never covers the anchor if it fits at a side")
  func property() {
    for seed in 0..<UInt64(20_000) {
      var random = SplitMix(state: seed)
      let room = OverlayRect(
        x: random.double(in: -20...60), y: random.double(in: -20...60),
        width: random.double(in: 1...500), height: random.double(in: 1...500))
      let size = OverlaySize(
        width: random.double(in: 0...room.size.width),
        height: random.double(in: 0...room.size.height))
      let anchor = OverlayRect(
        x: random.double(in: -100...600), y: random.double(in: -100...600),
        width: random.double(in: 0...200), height: random.double(in: 0...200))
      let anchoring = Anchoring(
        AnchorID(1), edge: random.pick(.top, .bottom, .leading, .trailing),
        alignment: random.pick(.start, .center, .end),
        spacing: random.double(in: 0...20),
        arrow: random.chance(1, outOf: 2)
          ? Anchoring.Arrow(
            width: random.double(in: 0...30), length: random.double(in: 0...20),
            inset: random.double(in: 0...30)) : nil)
      let direction = random.pick(OverlayViewport.LayoutDirection.leftToRight, .rightToLeft)
      let current = random.pick(nil, OverlayRect.Edge.top, .left, .bottom, .right)
      let edge = AnchoredPlace.edge(
        for: size, beside: anchor, in: room, anchoring, direction: direction, current: current)
      let place = AnchoredPlace(
        of: size, beside: anchor, at: edge, in: room, anchoring, direction: direction)
      guard place.frame.isInside(room) else {
        Issue.record("seed \(seed): \(place.frame) outside of \(room)")
        return
      }
      let hasRoom = OverlayRect.Edge.allCases.contains { edge in
        let (near, whole) = (anchor.span(along: edge.axis), room.span(along: edge.axis))
        let free = edge.sign < 0 ? near.start - whole.start : whole.end - near.end
        return size[edge.axis] + anchoring.distance <= free
      }
      guard !hasRoom || place.frame.overlap(anchor) < 1e-6 else {
        Issue.record("seed \(seed): \(place.frame) over \(anchor)")
        return
      }
      guard let arrow = place.arrow, let asked = anchoring.arrow else { continue }
      let along = arrow.edge.axis.across
      let (own, its) = (place.frame.span(along: along), anchor.span(along: along))
      let middle = own.start + arrow.position
      let inset = min(asked.inset, size.width / 2, size.height / 2)
      guard middle >= its.start - 1e-6, middle <= its.end + 1e-6,
        arrow.position - arrow.width / 2 >= inset - 1e-6,
        arrow.position + arrow.width / 2 <= own.length - inset + 1e-6
      else {
        Issue.record("seed \(seed): \(arrow) of \(place.frame) to \(anchor)")
        return
      }
    }
  }
}

extension OverlayRect {
  fileprivate func isInside(_ room: OverlayRect) -> Bool {
    minX >= room.minX - 1e-6 && minY >= room.minY - 1e-6 && maxX <= room.maxX + 1e-6
      && maxY <= room.maxY + 1e-6
  }
}
