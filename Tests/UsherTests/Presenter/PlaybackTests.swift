import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Hosts that play motion")
struct PlaybackTests {
  @Test("a host that plays motion wakes only at phase changes")
  func calls() {
    let stage = Stage(playsMotion: true)
    stage.present("hello", as: .brief)
    var wakeups = [stage.host.wakeup]
    for milliseconds in [50, 50, 500, 500, 50, 50] {
      stage.advance(milliseconds)
      wakeups.append(stage.host.wakeup)
    }
    let turns = [100, 1100, 1200].map { Wakeup.at(Instant(nanoseconds: $0 * 1_000_000)) }
    #expect(
      wakeups == [turns[0], turns[0], turns[1], turns[1], turns[2], turns[2], .never])
  }

  @Test("played motion matches individually drawn frames")
  func shown() {
    let frames = Stage(clock: ManualClock(frameInterval: .milliseconds(1)))
    let played = Stage(playsMotion: true)
    var overlay = OverlayConfiguration.brief
    overlay.showsTimeLeft = true
    for stage in [frames, played] { stage.present("hello", as: overlay) }
    for _ in 0..<130 {
      for stage in [frames, played] { stage.advance(10) }
      let (drawn, shown) = (frames.host.scene.overlays, played.host.scene.overlays)
      #expect(drawn.map(\.frame) == shown.map(\.frame))
      for (one, other) in zip(drawn, shown) {
        // Samples are interpolated linearly, which only approximates the real motion.
        #expect(abs(one.offset.dy - other.offset.dy) < 0.2)
        #expect(abs((one.timeLeft ?? -1) - (other.timeLeft ?? -1)) < 1e-9)
      }
    }
    #expect(played.host.scene == OverlayScene())
  }

  @Test("a motion that starts at the visible position is played immediately")
  func sameLooks() {
    let stage = Stage(playsMotion: true)
    let handle = stage.present("hello")
    stage.advance(200)
    let start = stage.blank(of: handle)
    stage.host.point(.began, at: start)
    stage.advance(10)
    stage.host.point(.moved, at: OverlayPoint(x: start.x, y: start.y + 30))
    stage.advance(200)
    let pulled = stage.host.scene
    stage.host.point(.ended, at: OverlayPoint(x: start.x, y: start.y + 30))
    #expect(stage.host.scene.overlays.map(\.offset) == pulled.overlays.map(\.offset))
    stage.advance(100)
    #expect(stage.host.scene.overlays != pulled.overlays)
    stage.advance(2000)
    #expect(stage.host.scene.overlays.map(\.offset) == [.zero])
    #expect(stage.host.wakeup == .never)
  }

  @Test("if a transition is replaced at its start, the new transition is played")
  func replacedTransition() {
    let stage = Stage(playsMotion: true)
    var overlay = OverlayConfiguration.lasting
    overlay.entrance = OverlayTransition(slide: .curve(.linear, .milliseconds(100)))
    let handle = stage.present("hello", as: overlay)
    let first = stage.host.scene
    stage.presenter.receive(
      .transitionReplaced(handle.id, OverlayTransition(slide: .curve(.linear, .seconds(4)))))
    #expect(stage.host.scene == first)
    stage.advance(2000)
    let half = stage.host.scene.overlays.first?.offset.dy ?? .nan
    let whole = first.overlays.first?.offset.dy ?? .nan
    #expect(abs(half - whole / 2) < 1)
  }

  @Test("a bar that is paused when its countdown starts stays full")
  func heldBar() {
    let stage = Stage(playsMotion: true)
    var overlay = OverlayConfiguration.brief
    overlay.showsTimeLeft = true
    let handle = stage.present("hello", as: overlay)
    stage.advance(100)
    stage.host.point(.began, at: stage.blank(of: handle))
    stage.advance(60_000)
    #expect(stage.host.scene.overlays.map(\.timeLeft) == [1])
    #expect(stage.host.wakeup == .never)
  }

  @Test("a connection returns the visible scene at any time, even if it wasn't drawn")
  func presentScene() {
    let stage = Stage(playsMotion: true)
    let handle = stage.present("hello")
    stage.advance(50)
    let now = stage.host.now
    let connection = HostConnection(to: stage.presenter)
    let offset = connection.scene(at: now).overlays.first?.offset.dy ?? 0
    #expect(offset < 0)
    let track = connection.motionTrack(of: handle.id, from: now)
    #expect(track?.samples.first?.offset.dy == offset)
    #expect(track.map { connection.isPlaying($0) } == true)
    #expect(connection.timeLeftTrack(of: handle.id, from: now) == nil)
  }

  @Test("a resting pointer hovers over an overlay that appears there")
  func hover() {
    let stage = Stage(playsMotion: true)
    let handle = stage.present("hello", as: .brief)
    let frame =
      stage.host.scene.overlays.first?.frame ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
    stage.host.hover(at: OverlayPoint(x: frame.minX + 4, y: frame.minY + 4))
    stage.advance(60_000)
    #expect(handle.result == nil)
    stage.host.hover(at: nil)
    stage.advance(60_000)
    #expect(handle.result == .dismissed(.timedOut))
  }
}
