import Testing

@testable import UsherCore

@Suite("Overlays with anchors")
struct AnchorsInEngineTests {
  private static let archive = AnchorID(7)
  private static let tip = OverlayConfiguration.plain().with(\.anchor, .beside(archive, .bottom))
    .with(\.size.width, .intrinsic)
  private static let screen = OverlayRect(x: 0, y: 0, width: 400, height: 800)
  private static let size = OverlaySize(width: 100, height: 50)

  private static func seen(_ x: Double, _ y: Double) -> OverlayEvent {
    .anchorMoved(
      archive, .visible(OverlayRect(x: x, y: y, width: 40, height: 20), clip: screen))
  }

  /// An engine with the first overlay next to an anchor at (180, 400), at rest since 200 ms.
  private static func resting(_ overlay: OverlayConfiguration = tip) -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, overlay)), (0, seen(180, 400)),
      (0, .measured(.first, size)), (200, .timePassed),
    ])
    return engine
  }

  @Test("when an overlay gets its turn, its anchor is followed before the overlay is attached")
  func follows() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .presentRequested(.first, Self.tip))])
    #expect(commands.prefix(2) == [.followAnchor(Self.archive), .attach(.first)])
    engine.prepare([(0, Self.seen(180, 400)), (0, .measured(.first, Self.size))])
    #expect(engine.only(at: 200)?.frame == OverlayRect(x: 150, y: 432, width: 100, height: 50))
  }

  @Test("a request ends at its turn if its anchor doesn't exist, without being presented")
  func unknown() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, Self.tip))])
    #expect(
      engine.play([(0, .anchorMoved(Self.archive, .removed))])
        == [
          .detach(.first), .notify(.first, .didDismiss(.anchorGone)),
          .unfollowAnchor(Self.archive),
        ])
    engine.prepare([(0, .presentRequested(.second, Self.tip))])
    #expect(
      engine.play([(0, .measured(.second, Self.size))])
        == [
          .detach(.second), .notify(.second, .didDismiss(.anchorGone)),
          .unfollowAnchor(Self.archive),
        ])
  }

  /// A centered question next to the anchor.
  private static var question: OverlayConfiguration {
    var anchoring = Anchoring.beside(archive, .bottom)
    anchoring.fallsBackToPosition = true
    return .plain(lifetime: .infinite).with(\.anchor, anchoring).with(\.placement, .center)
      .with(\.size.width, .intrinsic).with(\.backdrop, Backdrop())
  }
  private static let inTheMiddle = OverlayRect(x: 150, y: 375, width: 100, height: 50)

  @Test(
    "if its anchor isn't visible at its turn, an overlay that falls back is at its own position",
    arguments: [AnchorVisibility.hidden, .removed])
  func fallsBack(_ visibility: AnchorVisibility) {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, Self.question)), (0, .anchorMoved(Self.archive, visibility)),
      (0, .measured(.first, Self.size)), (200, .timePassed),
    ])
    let placed = engine.only(at: 200)
    #expect(placed?.frame == Self.inTheMiddle)
    #expect(placed?.opacity == 1 && placed?.arrow == nil && placed?.acceptsInput == true)
  }

  @Test(
    "if its anchor disappears, an overlay that falls back moves to its own position and back",
    arguments: [AnchorVisibility.hidden, .removed])
  func movesBack(_ visibility: AnchorVisibility) {
    var engine = Self.resting(Self.question)
    let beside = OverlayRect(x: 150, y: 432, width: 100, height: 50)
    #expect(engine.only(at: 200)?.frame == beside)
    #expect(engine.only(at: 200)?.arrow != nil)
    #expect(engine.play([(300, .anchorMoved(Self.archive, visibility))]) == [])
    // It starts to move from where it was.
    #expect(engine.only(at: 300)?.currentFrame == beside)
    #expect(engine.only(at: 2000)?.currentFrame == Self.inTheMiddle)
    #expect(engine.only(at: 2000)?.arrow == nil)
    engine.prepare([(2000, Self.seen(180, 400))])
    #expect(engine.only(at: 2000)?.currentFrame == Self.inTheMiddle)
    #expect(engine.only(at: 4000)?.currentFrame == beside)
    #expect(engine.shown == [.first])
  }

  @Test("an overlay moves immediately with its anchor, and its countdown continues")
  func moves() {
    var engine = Self.resting()
    #expect(engine.play([(300, Self.seen(180, 350))]) == [])
    #expect(engine.only(at: 300)?.currentFrame.origin == OverlayPoint(x: 150, y: 382))
    #expect(
      engine.play([(1200, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test(
    "an overlay grows from the tip of its arrow, and the tip doesn't move",
    arguments: Anchoring.Edge.allCases)
  func grows(edge: Anchoring.Edge) throws {
    var overlay = Self.tip
    overlay.anchor = Anchoring(Self.archive, edge: edge, alignment: .start)
    overlay.entrance = OverlayTransition(scale: Scale(.easeOut(.milliseconds(200)), from: 0.5))
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, overlay)), (0, Self.seen(180, 400)),
      (0, .measured(.first, Self.size)),
    ])
    for time in [0, 50, 120, 200] {
      let placed = try #require(engine.only(at: time))
      let tip = try #require(placed.arrow).tip(of: placed.frame.size)
      #expect(time > 0 || placed.scale == 0.5)
      // The tip moves with the center, and by the amount that the overlay is smaller.
      #expect(abs(placed.offset.dx - (1 - placed.scale) * tip.dx) < 1e-9, "at \(time) ms")
      #expect(abs(placed.offset.dy - (1 - placed.scale) * tip.dy) < 1e-9, "at \(time) ms")
    }
  }

  @Test("an overlay that changes sides starts to move from its visible position")
  func flips() {
    var engine = Self.resting()
    engine.prepare([(300, Self.seen(180, 740))])
    let placed = engine.only(at: 300)
    // It was visible below the anchor at 400, at 432.
    #expect(placed?.frame.minY == 678)
    #expect(placed?.arrow?.edge == .bottom)
    #expect(placed.map { isClose($0.currentFrame.minY, 432) } == true)
    #expect(engine.only(at: 1000)?.offset == .zero)
  }

  @Test(
    "while its anchor is hidden, an overlay is invisible, ignores input, and doesn't time out"
  )
  func hides() {
    var engine = Self.resting()
    // The anchor is scrolled out of a list between 100 and 300.
    let clip = OverlayRect(x: 0, y: 100, width: 400, height: 200)
    let out = OverlayEvent.anchorMoved(
      Self.archive, .visible(OverlayRect(x: 180, y: 310, width: 40, height: 20), clip: clip))
    engine.prepare([(700, out)])
    let hidden = engine.only(at: 900)
    #expect(hidden?.opacity == 0 && hidden?.acceptsInput == false)
    #expect(engine.response(to: .escape) == .passOn && engine.overlaysInReach == [])
    #expect(engine.play([(5000, .timePassed)]) == [])
    guard case .shown(let pendingState) = engine.pendingState(of: .first, at: .ms(5000)) else {
      Issue.record("the overlay is not shown")
      return
    }
    #expect(
      pendingState.pausedBy == .anchorHidden && pendingState.timeLeft == .paused(.milliseconds(500))
    )
    engine.prepare([(5000, Self.seen(180, 200))])
    #expect(engine.only(at: 5200)?.opacity == 1 && engine.only(at: 5200)?.acceptsInput == true)
    #expect(engine.play([(5499, .timePassed)]) == [])
    #expect(engine.play([(5500, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("an overlay with a hidden anchor at its turn appears when the anchor becomes visible")
  func hiddenAtFirst() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, Self.tip)), (0, .anchorMoved(Self.archive, .hidden)),
      (0, .measured(.first, Self.size)),
    ])
    #expect(engine.only(at: 0)?.opacity == 0 && engine.only(at: 300)?.opacity == 0)
    engine.prepare([(400, Self.seen(180, 400))])
    #expect(engine.only(at: 600)?.opacity == 1)
    #expect(engine.only(at: 1000)?.frame == OverlayRect(x: 150, y: 432, width: 100, height: 50))
  }

  @Test(
    "if the anchor is removed, the overlay exits at its position, and an update doesn't return it")
  func goes() {
    var engine = Self.resting()
    #expect(
      engine.play([(300, .anchorMoved(Self.archive, .removed))]) == [.notify(.first, .willDismiss)])
    #expect(engine.only(at: 300)?.frame.minY == 432)
    engine.prepare([(350, .updateRequested(.first, Self.tip))])
    #expect(
      engine.play([(1000, .timePassed)])
        == [
          .detach(.first), .notify(.first, .didDismiss(.anchorGone)),
          .unfollowAnchor(Self.archive),
        ])
  }

  @Test("an overlay that is updated to a new anchor moves there from its visible position")
  func updates() {
    var engine = Self.resting()
    let other = AnchorID(8)
    let commands = engine.play([
      (300, .updateRequested(.first, Self.tip.with(\.anchor, .beside(other, .top))))
    ])
    #expect(commands.contains(.followAnchor(other)))
    #expect(commands.contains(.unfollowAnchor(Self.archive)))
    engine.prepare([
      (
        300,
        .anchorMoved(
          other, .visible(OverlayRect(x: 30, y: 600, width: 40, height: 20), clip: Self.screen))
      )
    ])
    #expect(engine.only(at: 300)?.frame == OverlayRect(x: 10, y: 538, width: 100, height: 50))
    #expect(
      engine.only(at: 300).map { $0.currentFrame.origin }
        == OverlayPoint(x: 150, y: 432))
    #expect(engine.only(at: 1200)?.offset == .zero)
  }

  @Test("an overlay that is updated to a removed anchor is dismissed")
  func updatesTooLate() {
    var engine = Self.resting(Self.tip.with(\.exit, OverlayTransition(fade: .linear(200))))
    engine.prepare([
      (200, .presentRequested(.second, .plain().with(\.lane, LaneID(1)))),
      (200, .measured(.second, .card)),
      (300, .anchorMoved(Self.archive, .removed)),
    ])
    #expect(
      engine.play([(400, .updateRequested(.second, Self.tip))]).last
        == .notify(.second, .willDismiss))
  }

  @Test("an overlay drawn by the app stays if it is updated to a removed anchor")
  func updatesDrawnByApp() {
    var engine = Self.resting(Self.tip.with(\.exit, OverlayTransition(fade: .linear(200))))
    let drawn = OverlayConfiguration.drawnByApp().with(\.lane, LaneID(1))
    engine.prepare([
      (200, .presentRequested(.second, drawn)), (300, .anchorMoved(Self.archive, .removed)),
    ])
    let beside = drawn.with(\.anchor, .beside(Self.archive, .bottom))
    #expect(engine.play([(400, .updateRequested(.second, beside))]) == [])
  }

  @Test("an exiting overlay becomes invisible if its anchor is hidden")
  func leaving() {
    let exit = OverlayTransition(slide: .linear(500))
    var engine = Self.resting(Self.tip.with(\.exit, exit))
    engine.prepare([
      (300, .dismissRequested(.all())), (320, .anchorMoved(Self.archive, .hidden)),
    ])
    #expect(engine.scene(at: .ms(500)).overlays.map(\.opacity) == [0])
  }

  @Test("an overlay receives no keys while its anchor is hidden")
  func keys() {
    let modal = Self.tip.with(\.dismissesOnEscape, true).with(\.backdrop, Backdrop(isModal: true))
    for key in [Key.escape, .return] {
      var engine = Self.resting(modal)
      engine.prepare([(300, .anchorMoved(Self.archive, .hidden))])
      #expect(engine.response(to: key) == .passOn)
      #expect(engine.overlaysInReach == [])
      #expect(engine.play([(400, .keyPressed(key))]) == [])
      engine.prepare([(500, Self.seen(180, 400))])
      #expect(engine.response(to: key) != .passOn)
      #expect(engine.overlaysInReach == [.first])
    }
  }

  @Test("an overlay that is hidden in a full list appears if it is updated to an anchor")
  func leavesItsList() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 9, arrangement: .list(spacing: 10)))
    for id in (1...9 as ClosedRange<UInt64>).map({ OverlayID($0) }) {
      engine.prepare([(0, .presentRequested(id, .plain())), (0, .measured(id, .card))])
    }
    #expect(engine.scene(at: .ms(900)).overlays.first?.opacity == 0)
    engine.prepare([
      (900, .updateRequested(OverlayID(1), Self.tip)), (900, Self.seen(180, 400)),
      (900, .measured(OverlayID(1), Self.size)),
    ])
    let tip = engine.scene(at: .ms(1900)).overlays.first
    #expect(tip?.opacity == 1 && tip?.acceptsInput == true)
    #expect(tip?.currentFrame.minY == 432)
  }

  @Test("an overlay fades the same way when its list moves it", arguments: [false, true])
  func fadesInItsList(reducesMotion: Bool) {
    var alone = OverlayEngine.open(
      with: LaneSettings(capacity: 9, arrangement: .list(spacing: 10)))
    alone.prepare([
      (0, .preferencesChanged(Preferences(reducesMotion: reducesMotion))),
      (0, .presentRequested(.first, Self.tip)), (0, .anchorMoved(Self.archive, .hidden)),
      (0, .measured(.first, Self.size)), (900, .updateRequested(.first, .plain())),
    ])
    var moved = alone
    moved.prepare([(950, .presentRequested(.second, .plain())), (950, .measured(.second, .card))])
    let moments = stride(from: 950, to: 1100, by: 10).map { Instant.ms($0) }
    let fades = [alone, moved].map { engine in
      moments.map { engine.scene(at: $0).overlays.first?.opacity }
    }
    #expect(fades[0] == fades[1])
    #expect(fades[0].first.map { $0 != 1 } == true && fades[0].last == 1)
    let frame = moved.scene(at: .ms(1900)).overlays.first?.currentFrame
    #expect(frame != alone.scene(at: .ms(1900)).overlays.first?.currentFrame)
  }

  @Test("overlays with anchors aren't part of a list")
  func lists() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 9, arrangement: .list(spacing: 10)))
    engine.prepare([
      (0, .presentRequested(.first, OverlayConfiguration.plain())), (0, .measured(.first, .card)),
      (0, .presentRequested(.second, Self.tip)), (0, Self.seen(180, 400)),
      (0, .measured(.second, Self.size)),
      (0, .presentRequested(.third, OverlayConfiguration.plain())), (0, .measured(.third, .card)),
    ])
    #expect(engine.scene(at: .ms(900)).overlays.map { $0.currentFrame.minY } == [120, 432, 10])
  }

  @Test("an overlay can be swiped away from its anchor, but not toward it")
  func swipes() {
    for (way, leaves) in [(-80.0, false), (80, true)] {
      var engine = Self.resting()
      let commands = engine.play(swipe(from: OverlayPoint(x: 200, y: 450), by: way, at: 300))
      #expect(commands.contains(.notify(.first, .willDismiss)) == leaves)
    }
  }

  @Test(
    "the swipe direction depends on the anchor's side in both layout directions",
    arguments: [OverlayViewport.LayoutDirection.leftToRight, .rightToLeft])
  func swipesAcross(direction: OverlayViewport.LayoutDirection) {
    let edges: [Anchoring.Edge] = [.top, .bottom, .leading, .trailing]
    let placements = edges.map { edge in
      Presentation(id: .first, overlay: Self.tip.with(\.anchor, .beside(Self.archive, edge)))
        .placementOfSwipes(in: direction)
    }
    #expect(placements == [.top, .bottom, .leading, .trailing])
  }

  /// A fast swipe, upward or downward.
  private func swipe(
    from start: OverlayPoint, by way: Double, at time: Int
  ) -> [(Int, OverlayEvent)] {
    (0...4).map { step in
      let moment = time + 10 * step
      let sample = PointerSample(
        position: OverlayPoint(x: start.x, y: start.y + way * Double(step) / 4),
        time: .ms(moment))
      return (moment, .pointerChanged(step == 0 ? .began : step == 4 ? .ended : .moved, sample))
    }
  }

  @Test("an invalid anchor position is reported, and the last valid position is kept")
  func unusable() {
    var engine = Self.resting()
    let nowhere = AnchorVisibility.visible(
      OverlayRect(x: .nan, y: 0, width: 10, height: 10), clip: Self.screen)
    #expect(
      engine.play([(300, .anchorMoved(Self.archive, nowhere))]).count == 1)
    #expect(engine.only(at: 300)?.frame.minY == 432)
  }

  @Test("the position of an unused anchor is ignored")
  func stranger() {
    var engine = OverlayEngine.open()
    let before = engine
    engine.prepare([(0, Self.seen(0, 0))])
    #expect(engine == before)
  }
}
