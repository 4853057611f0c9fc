import Scripts
import Testing

@testable import UsherCore

@Suite("Overlays that wait for their anchors")
struct AwaitedAnchorTests {
  private static let archive = AnchorID(7)
  private static let other = AnchorID(8)
  private static let screen = OverlayRect(x: 0, y: 0, width: 400, height: 800)
  private static let size = OverlaySize(width: 100, height: 50)

  /// An overlay that waits up to a second for its anchor.
  private static func waiting(beside anchor: AnchorID = archive) -> OverlayConfiguration {
    var overlay = OverlayConfiguration.plain().with(\.size.width, .intrinsic)
    overlay.anchor = Anchoring(anchor, maximumWait: .seconds(1))
    return overlay
  }

  private static func seen(_ anchor: AnchorID = archive, at y: Double = 400) -> OverlayEvent {
    .anchorMoved(
      anchor, .visible(OverlayRect(x: 180, y: y, width: 40, height: 20), clip: screen))
  }

  private static let gone = OverlayEvent.anchorMoved(archive, .removed)

  /// An engine that shows the first overlay since 0 ms, without an anchor.
  private static func missing() -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, waiting())), (0, gone), (0, .measured(.first, size)),
      (200, .timePassed),
    ])
    return engine
  }

  @Test("without its anchor, an overlay waits invisibly at its turn, and its countdown is paused")
  func atItsTurn() {
    var engine = Self.missing()
    let hidden = engine.only(at: 300)
    #expect(hidden?.opacity == 0 && hidden?.acceptsInput == false)
    guard case .shown(let pendingState) = engine.pendingState(of: .first, at: .ms(900)) else {
      Issue.record("the overlay is not shown")
      return
    }
    #expect(pendingState.pausedBy == .anchorHidden)
    #expect(engine.play([(999, Self.seen())]) == [])
    // It appears at its position, instead of in the corner in which it waited.
    #expect(engine.only(at: 1020)?.currentFrame.origin == OverlayPoint(x: 150, y: 432))
    #expect(engine.only(at: 1999)?.opacity == 1)
    #expect(engine.only(at: 1999)?.frame == OverlayRect(x: 150, y: 432, width: 100, height: 50))
  }

  @Test("an overlay also waits if its anchor was never reported")
  func untold() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, Self.waiting())), (0, .measured(.first, Self.size)),
    ])
    #expect(engine.only(at: 0)?.opacity == 0)
    #expect(engine.play([(999, .timePassed)]) == [.notify(.first, .didPresent)])
    #expect(engine.play([(1000, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("if the wait ends without an anchor, the overlay is dismissed")
  func ends() {
    var engine = Self.missing()
    #expect(engine.wakeup == .at(.ms(1000)))
    #expect(engine.play([(999, .timePassed)]) == [])
    #expect(engine.play([(1000, .timePassed)]) == [.notify(.first, .willDismiss)])
    #expect(
      engine.play([(2000, .timePassed)])
        == [
          .detach(.first), .notify(.first, .didDismiss(.anchorGone)),
          .unfollowAnchor(Self.archive),
        ])
  }

  @Test("if an anchor is removed several times, each wait has the full time")
  func comesAndGoes() {
    var engine = Self.missing()
    engine.prepare([
      (0, .lifetimeChanged(.first, .infinite)), (500, Self.seen()), (1400, Self.gone),
      (2300, .anchorMoved(Self.archive, .hidden)),
      (5000, Self.gone), (5900, Self.seen()), (6000, Self.gone),
    ])
    #expect(engine.shown == [.first])
    #expect(engine.play([(6999, .timePassed)]) == [])
    #expect(engine.play([(7000, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a second report that the anchor is missing doesn't extend the wait")
  func again() {
    var engine = Self.missing()
    engine.prepare([(900, Self.gone)])
    #expect(engine.play([(1000, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("an overlay that is updated to a missing anchor vanishes at its visible position")
  func moves() {
    var engine = Self.missing()
    engine.prepare([(500, Self.seen()), (1500, .timePassed)])
    let commands = engine.play([
      (1500, .updateRequested(.first, Self.waiting(beside: Self.other)))
    ])
    #expect(commands.contains(.followAnchor(Self.other)))
    engine.prepare([(1500, .anchorMoved(Self.other, .removed))])
    let frames = [1500, 1560, 2000].map { engine.only(at: $0)?.currentFrame.origin }
    #expect(frames == Array(repeating: OverlayPoint(x: 150, y: 432), count: 3))
    #expect(engine.only(at: 2000)?.opacity == 0)
    engine.prepare([(2400, Self.seen(Self.other, at: 200))])
    #expect(engine.only(at: 3400)?.frame.minY == 232)
    #expect(engine.only(at: 3400)?.opacity == 1)
  }

  @Test(
    "an overlay without an anchor vanishes at its position if it is updated to a missing anchor"
  )
  func movesFromNone() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (
        0,
        .presentRequested(
          .first,
          OverlayConfiguration.plain(lifetime: .infinite).with(\.size.width, .intrinsic))
      ),
      (0, .measured(.first, Self.size)), (1000, .timePassed),
    ])
    let before = engine.only(at: 1000)?.currentFrame.origin
    engine.prepare([
      (1000, .updateRequested(.first, Self.waiting())), (1000, Self.gone),
      (1000, .measured(.first, Self.size)),
    ])
    #expect(engine.only(at: 1000)?.currentFrame.origin == before)
    let nearby = engine.only(at: 1120)?.currentFrame.minY
    #expect(nearby.map { abs($0 - (before?.y ?? 0)) < Self.size.height } == true)
    #expect(engine.only(at: 1200)?.opacity == 0)
  }

  @Test("if an anchor is removed while its overlay is being replaced, the overlay isn't dismissed")
  func whileGivingWay() {
    var engine = Self.missing()
    var urgent = OverlayConfiguration.plain(lifetime: .timed(.seconds(1)))
    urgent.precedence = .replace(restoresReplaced: true)
    engine.prepare([
      (0, .lifetimeChanged(.first, .infinite)), (500, Self.seen()), (1500, .timePassed),
      (1500, .presentRequested(.second, urgent)), (1550, Self.gone),
      (1600, .measured(.second, Self.size)),
    ])
    let ends = engine.play([(1700, .timePassed), (1900, .timePassed)]).filter {
      $0 == .notify(.first, .didDismiss(.anchorGone)) || $0 == .notify(.first, .willDismiss)
    }
    #expect(ends == [])
  }

  @Test("an update that keeps an exiting overlay restarts the wait for its anchor")
  func updateWhileLeaving() {
    var engine = Self.missing()
    engine.prepare([
      (900, .dismissRequested(.all())), (950, .updateRequested(.first, Self.waiting())),
      (950, .measured(.first, Self.size)),
    ])
    #expect(engine.play([(1949, .timePassed)]) == [])
    // Its `willDismiss` was already sent.
    #expect(
      engine.play([(2500, .timePassed)])
        == [
          .detach(.first), .notify(.first, .didDismiss(.anchorGone)),
          .unfollowAnchor(Self.archive),
        ])
  }

  @Test(
    "after the wait ends, the overlay stays hidden while it exits, even if the anchor appears")
  func lateAnchor() {
    var engine = Self.missing()
    engine.prepare([(1000, .timePassed), (1010, Self.seen())])
    #expect(engine.only(at: 1100)?.opacity ?? 0 == 0)
    #expect(engine.only(at: 1150)?.opacity ?? 0 == 0)
  }

  @Test("if several overlays wait for an anchor, the wait of each starts separately")
  func shared() {
    var engine = OverlayEngine.open(capacity: 2)
    engine.prepare([
      (0, .presentRequested(.first, Self.waiting())), (0, Self.gone),
      (0, .measured(.first, Self.size)),
      (300, .presentRequested(.second, Self.waiting(beside: Self.other))),
      (300, Self.seen(Self.other)), (300, .measured(.second, Self.size)),
      (600, .updateRequested(.second, Self.waiting())), (600, .measured(.second, Self.size)),
    ])
    #expect(engine.play([(1000, .timePassed)]) == [.notify(.first, .willDismiss)])
    engine.prepare([(1599, .timePassed)])
    #expect(engine.play([(1600, .timePassed)]) == [.notify(.second, .willDismiss)])
  }

  @Test("an update to no anchor ends the wait")
  func updateEnds() {
    var engine = Self.missing()
    engine.prepare([
      (500, .updateRequested(.first, OverlayConfiguration.plain(lifetime: .infinite))),
      (500, .measured(.first, Self.size)), (3000, .timePassed),
    ])
    #expect(engine.shown == [.first])
    #expect(engine.only(at: 3000)?.opacity == 1)
    #expect(engine.wakeup == .never)
  }

  @Test(
    "an inserted .timePassed changes nothing while overlays wait for anchors")
  func law() {
    var reasons: Set<DismissReason> = []
    for seed in Seeds.range(1000) {
      var random = SplitMix(state: seed)
      let script = random.anchorScript()
      var plain = OverlayEngine.open(capacity: 2)
      var woken = plain
      let expected = plain.play(script)
      #expect(woken.play(random.interrupted(script)) == expected, "seed \(seed)")
      #expect(woken == plain, "seed \(seed)")
      for case .notify(_, .didDismiss(let reason)) in expected { reasons.insert(reason) }
    }
    #expect(reasons == [.anchorGone, .programmatic, .timedOut])
  }

  @Test("a negative wait is refused")
  func refused() {
    var overlay = Self.waiting()
    overlay.anchor?.maximumWait = .seconds(-1)
    #expect(throws: ConfigurationError.negative(.anchorWait, -1)) { try overlay.validate() }
  }
}

extension SplitMix {
  /// Two overlays that wait for two anchors, with updates, dismissals, and a third overlay that
  /// replaces them.
  ///
  /// The anchors appear and disappear.
  fileprivate mutating func anchorScript() -> [Timed] {
    let screen = OverlayRect(x: 0, y: 0, width: 400, height: 800)
    let size = OverlaySize(width: 100, height: 50)
    var script: [Timed] = []
    for (id, time) in [(OverlayID.first, 0), (.second, int(in: 0...900))] {
      script += showing(id, waitingOverlay(), at: time, size: size)
    }
    var time = script.last?.time ?? 0
    for _ in 0..<20 {
      time += int(in: 0...700)
      let anchor = AnchorID(UInt64(int(in: 1...2)))
      let frame = OverlayRect(
        x: 180, y: double(in: -40...800), width: 40, height: 20)
      script.append(
        pick(
          (time, .anchorMoved(anchor, .removed)), (time, .anchorMoved(anchor, .hidden)),
          (time, .anchorMoved(anchor, .visible(frame, clip: screen))),
          (time, .updateRequested(pick(.first, .second), waitingOverlay())),
          (time, .dismissRequested(.all()))))
      if int(in: 0...9) == 0 {
        let urgent = OverlayConfiguration.plain().with(
          \.precedence, .replace(restoresReplaced: true))
        script += showing(.third, urgent, at: time, size: size)
      }
    }
    return script + [(20_000, .timePassed)]
  }

  private mutating func waitingOverlay() -> OverlayConfiguration {
    var overlay = OverlayConfiguration.plain().with(\.size.width, .intrinsic)
    overlay.anchor = Anchoring(
      AnchorID(UInt64(int(in: 1...2))),
      maximumWait: pick(.zero, .milliseconds(300), .seconds(1)))
    return overlay
  }
}
