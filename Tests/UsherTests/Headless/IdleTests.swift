import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Idle presenters and hosts")
struct IdleTests {
  @Test("a presenter without overlays needs no wakeup")
  func nothing() {
    let stage = Stage()
    #expect(stage.host.wakeup == .never)
    #expect(stage.clock.isIdle)
  }

  @Test("a host requests frames only while something moves")
  func phases() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    stage.present("hello", as: .brief)
    var wakeups = [stage.host.wakeup]
    for milliseconds in [50, 50, 500, 500, 50, 50] {
      stage.advance(milliseconds)
      wakeups.append(stage.host.wakeup)
    }
    let end = Wakeup.at(Instant(nanoseconds: 1_100_000_000))
    #expect(wakeups == [.nextFrame, .nextFrame, end, end, .nextFrame, .nextFrame, .never])
    #expect(stage.clock.isIdle)
  }

  @Test("overlays that rest until dismissed, and requests that wait, need no wakeup")
  func lasting() {
    let stage = Stage(capacity: 2)
    for title in ["A", "B", "C"] { stage.present(title) }
    stage.advance(300)
    #expect(stage.host.wakeup == .never)
    #expect(stage.clock.isIdle)
  }

  @Test("a paused overlay needs no wakeup")
  func held() {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(300)
    stage.host.point(.began, at: stage.blank(of: handle))
    #expect(stage.host.wakeup == .never)
    #expect(stage.clock.isIdle)
    stage.advance(60_000)
    #expect(handle.result == nil)
  }

  @Test("a visible countdown requests frames, except while it's paused")
  func timeLeft() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    var overlay = OverlayConfiguration.brief
    overlay.showsTimeLeft = true
    let handle = stage.present("hello", as: overlay)
    stage.advance(600)
    #expect(stage.host.scene.overlays.map(\.timeLeft) == [0.5])
    #expect(stage.host.wakeup == .nextFrame)
    stage.host.point(.began, at: stage.blank(of: handle))
    stage.advance(60_000)
    #expect(stage.host.scene.overlays.map(\.timeLeft) == [0.5])
    #expect(stage.host.wakeup == .never)
  }

  @Test("a host sleeps after all overlays are removed", arguments: Departure.fromRest)
  func departures(_ departure: Departure) {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.lifetime = .timed(.seconds(30))
    let handle = stage.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: overlay)
    stage.advance(300)
    departure.act(stage, handle)
    stage.advance(500)
    #expect(stage.host.wakeup == .never)
    #expect(stage.clock.isIdle)
    #expect(stage.host.scene == OverlayScene())
  }

  @Test("the host draws only if something changes")
  func drawing() {
    let host = CountingHost()
    let presenter = Presenter(host: host)
    presenter.present(.words("hello"), as: .lasting)
    host.pass(milliseconds: 200, of: presenter)
    let drawn = host.drawCount
    for _ in 0..<100 { presenter.receive(.timePassed) }
    host.pass(milliseconds: 5000, of: presenter)
    #expect(host.drawCount == drawn)
    #expect(drawn > 1)
  }
}

/// A host that only counts its draw calls.
@MainActor
private final class CountingHost: OverlayHost {
  private(set) var now = Instant.origin
  private(set) var drawCount = 0

  var displayTime: Instant { now }

  func pass(milliseconds: Int, of presenter: Presenter) {
    for _ in 0..<(milliseconds / 10) {
      now = now.advanced(by: .milliseconds(10))
      presenter.receive(.timePassed)
    }
  }

  func start(_ connection: HostConnection) {
    connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 390, height: 844)))
  }

  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {}

  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    proposal.clamping(OverlaySize(width: 100, height: 40))
  }

  func detach(_ id: OverlayID) {}
  func claimPointer(for id: OverlayID) {}
  func trapFocus(in id: OverlayID) {}
  func giveFocus(to id: OverlayID) {}
  func restoreFocus() {}
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}
  func draw(_ scene: OverlayScene) { drawCount += 1 }
  func schedule(_ wakeup: Wakeup) {}
}
