import Scripts
import Testing

@testable import UsherCore

@Suite("Windows that are resized")
struct ResizingTests {
  /// `OverlayViewport.phone` extended by 400 points at the bottom, so that centered overlays rest
  /// 200 points lower.
  private static let taller = OverlayViewport(size: OverlaySize(width: 400, height: 1200))
  private static let before = OverlayRect(x: 10, y: 350, width: 380, height: 100)
  private static let after = OverlayRect(x: 10, y: 550, width: 380, height: 100)
  private static let measuring = OverlayCommand.measure(
    .first, SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 1180))

  private static let untilResized: [(String, OverlayEngine, moment: Int)] = {
    let overlay = OverlayConfiguration.plain(.center)
    var dragged = OverlayEngine.resting(overlay)
    dragged.prepare([pointer(.began, at: 300, y: 400), pointer(.moved, at: 320, y: 420)])
    var returning = dragged
    returning.prepare([pointer(.moved, at: 420, y: 420), pointer(.ended, at: 600, y: 420)])
    var exiting = OverlayEngine.resting(overlay)
    exiting.prepare([(300, .dismissRequested(.all()))])
    return [
      ("entering", .entering(overlay), 100), ("resting", .resting(overlay), 300),
      ("dragged", dragged, 330), ("returning", returning, 620), ("exiting", exiting, 350),
    ]
  }()

  @Test(
    "the resting frame follows a new viewport immediately in every phase, and the offset stays",
    arguments: untilResized)
  func everyPhase(phase: String, engine: OverlayEngine, moment: Int) throws {
    var engine = engine
    let old = try #require(engine.only(at: moment))
    #expect(old.frame == Self.before)
    let commands = engine.play([(moment, .viewportChanged(Self.taller))])
    #expect(commands == [Self.measuring])
    let new = try #require(engine.only(at: moment))
    #expect(new.frame == Self.after)
    #expect(isClose(new.offset.dy, old.offset.dy) && new.offset.dx == 0)
    #expect(new.opacity == old.opacity && new.acceptsInput == old.acceptsInput)
  }

  @Test("an overlay that enters or returns ends at its new position")
  func ends() {
    for (phase, engine, moment) in Self.untilResized
    where ["entering", "returning"].contains(phase) {
      var engine = engine
      engine.prepare([(moment, .viewportChanged(Self.taller)), (moment + 900, .timePassed)])
      #expect(engine.only(at: moment + 900)?.currentFrame == Self.after)
    }
  }

  @Test("if the window grows, an exit goes further in the same time")
  func exiting() {
    var engine = OverlayEngine.resting(.plain(.center))
    engine.prepare([
      (300, .dismissRequested(.all())), (350, .viewportChanged(Self.taller)),
    ])
    // Halfway, at 225 of 450 points, the remaining distance becomes 650 points.
    let offsets = [350, 375, 399].map { engine.only(at: $0)?.offset.dy ?? .nan }
    for (offset, expected) in zip(offsets, [225, 437.5, 641.5]) {
      #expect(isClose(offset, expected))
    }
    let end = engine.play([(400, .timePassed)])
    #expect(end == .gone(.first, .programmatic))
  }

  @Test("an exit doesn't change if the window shrinks")
  func shrinking() {
    var engine = OverlayEngine.resting(.plain(.center))
    engine.prepare([(300, .dismissRequested(.all()))])
    let offset = engine.only(at: 360)?.offset
    engine.prepare([
      (350, .viewportChanged(OverlayViewport(size: OverlaySize(width: 400, height: 600))))
    ])
    #expect(engine.only(at: 360)?.offset == offset)
  }

  @Test("if an exiting overlay is measured again, its exit distance matches the new size")
  func measured() {
    var engine = OverlayEngine.resting(.plain(.top))
    engine.prepare([
      (300, .dismissRequested(.all())),
      (350, .measured(.first, OverlaySize(width: 380, height: 300))),
    ])
    #expect(isClose(engine.only(at: 350)?.offset.dy ?? .nan, -55))
    #expect(engine.only(at: 500)?.currentFrame.maxY == 0)
  }

  @Test("an exit that only fades moves with the viewport and continues to fade")
  func fading() {
    var engine = OverlayEngine.resting(
      .plain(.center, exit: OverlayTransition(fade: .linear(100))))
    engine.prepare([
      (300, .dismissRequested(.all())), (350, .viewportChanged(Self.taller)),
    ])
    #expect(engine.only(at: 375)?.currentFrame == Self.after)
    #expect(isClose(engine.only(at: 375)?.opacity ?? .nan, 0.25))
  }

  @Test(
    "an overlay that slides out ends out of sight, even if the viewport or its size changes")
  func outOfSight() throws {
    for seed in 0..<UInt64(1500) {
      var random = SplitMix(state: seed)
      let exit = OverlayTransition(slide: Slide(random.timing()))
      let overlay = random.overlay().with(\.exit, exit).with(\.lifetime, .infinite)
        .with(\.reducedMotion, .fade)
      var engine = OverlayEngine()
      engine.prepare([
        (0, .viewportChanged(.phone)), (0, .presentRequested(.first, overlay)),
        (0, .measured(.first, random.size())), (3000, .dismissRequested(.all())),
      ])
      var time = 3000
      var viewport = OverlayViewport.phone
      for _ in 0..<random.int(in: 1...4) {
        time += random.int(in: 0...60)
        viewport = random.viewport()
        guard viewport.hasArea else { continue }
        engine.prepare([(time, .viewportChanged(viewport))])
        if random.chance(1, outOf: 2) { engine.prepare([(time, .measured(.first, random.size()))]) }
      }
      guard viewport.hasArea, let placed = engine.only(at: 100_000) else { continue }
      let frame = placed.backgroundFrame
      let isOutside =
        frame.maxX <= 1e-6 || frame.maxY <= 1e-6 || frame.minX >= viewport.size.width - 1e-6
        || frame.minY >= viewport.size.height - 1e-6
      guard isOutside else {
        Issue.record("seed \(seed): ends at \(frame) in \(viewport.size)")
        return
      }
    }
  }

  @Test("after a new viewport that doesn't change the overlay's size, a new size is still animated")
  func smoothAfterWindow() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    engine.prepare([
      (300, .viewportChanged(Self.taller)), (300, .measured(.first, .card)),
      (400, .contentReplaced(.first, needs: nil)),
      (400, .measured(.first, OverlaySize(width: 380, height: 300))),
    ])
    #expect(engine.only(at: 400)?.frame == OverlayRect(x: 10, y: 10, width: 380, height: 100))
    #expect(engine.only(at: 2000)?.frame == OverlayRect(x: 10, y: 10, width: 380, height: 300))
  }
}
