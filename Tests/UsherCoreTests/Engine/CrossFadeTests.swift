import Scripts
import Testing

@testable import UsherCore

@Suite("Cross-fades of scrims")
struct CrossFadeTests {
  /// An overlay that replaces the shown overlay, with a linear scrim that fades in for 200 ms and
  /// out for 400 ms.
  private static let dimmed = overlay(fadeIn: .linear(200))

  private static func overlay(fadeIn: Timing) -> OverlayConfiguration {
    .plain(lifetime: .infinite).with(\.precedence, .replace())
      .with(\.backdrop, Backdrop(fadeIn: fadeIn, fadeOut: .linear(400)))
  }

  private static func part(_ id: OverlayID, _ share: Double = 1) -> Scrim.Part {
    Scrim.Part(id: id, share: share)
  }

  /// An engine in which the second overlay replaces the resting first overlay at 500 ms.
  private static func replacing(_ overlay: OverlayConfiguration = dimmed) -> OverlayEngine {
    var engine = OverlayEngine.open(sharing: 1)
    engine.prepare(showing(.first, dimmed, at: 0) + [(200, .timePassed)])
    engine.prepare(showing(.second, overlay, at: 500))
    return engine
  }

  /// The scrim of an overlay at a time, or `nil` for an overlay without a scrim or outside the
  /// scene.
  private func scrim(of id: OverlayID, in engine: OverlayEngine, at time: Int) -> Scrim? {
    engine.scene(at: .ms(time)).overlays.first { $0.id == id }?.scrim
  }

  /// Whether an overlay's scrims at the given times equal the expected scrims, except for rounding
  /// errors.
  private func looksLike(
    _ id: OverlayID, in engine: OverlayEngine, _ expected: KeyValuePairs<Int, Scrim>
  ) -> Bool {
    expected.allSatisfy { time, scrim in
      guard let actual = self.scrim(of: id, in: engine, at: time) else { return false }
      return actual.replaced == scrim.replaced && isClose(actual.opacity, scrim.opacity)
        && isClose(actual.share, scrim.share)
    }
  }

  @Test(
    "a scrim that takes over another changes from that scrim's fill to its own with equal opacity")
  func crossFade() {
    var engine = Self.replacing()
    let first = [Self.part(.first)]
    #expect(
      looksLike(
        .second, in: engine,
        [
          500: Scrim(opacity: 1, replaced: first, share: 0),
          550: Scrim(opacity: 1, replaced: first, share: 0.25),
          600: Scrim(opacity: 1, replaced: first, share: 0.5), 700: Scrim(opacity: 1),
        ]))
    #expect(scrim(of: .first, in: engine, at: 550) == Scrim(opacity: 0))
    engine.prepare([(699, .timePassed)])
    // The first overlay was removed, but its fill is still listed.
    #expect(engine.shown == [.second])
    #expect(scrim(of: .second, in: engine, at: 699)?.replaced == first)
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(700, .timePassed)])
    #expect(engine.wakeup == .never)
  }

  @Test("a scrim that is still fading in is taken over at its current opacity")
  func halfWay() {
    var engine = OverlayEngine.entering(Self.dimmed)
    engine.prepare(showing(.second, Self.dimmed, at: 100))
    #expect(
      [100, 200].map { scrim(of: .second, in: engine, at: $0) } == [
        Scrim(opacity: 0.5, replaced: [Self.part(.first)], share: 0),
        Scrim(opacity: 0.75, replaced: [Self.part(.first)], share: 0.5),
      ])
  }

  @Test("a scrim that is dismissed during a cross-fade fades out while the cross-fade continues")
  func dismissed() {
    var engine = Self.replacing()
    engine.prepare([(600, .dismissRequested(.all()))])
    #expect(
      looksLike(
        .second, in: engine,
        [
          600: Scrim(opacity: 1, replaced: [Self.part(.first)], share: 0.5),
          650: Scrim(opacity: 0.875, replaced: [Self.part(.first)], share: 0.75),
          800: Scrim(opacity: 0.5),
        ]))
    #expect(engine.play([(1000, .timePassed)]) == .gone(.second, .programmatic))
  }

  @Test("a scrim fades out in the same way if an update removes the backdrop")
  func backdropTakenAway() {
    var engine = Self.replacing()
    engine.prepare([
      (600, .updateRequested(.second, Self.dimmed.with(\.backdrop, nil)))
    ])
    #expect(
      scrim(of: .second, in: engine, at: 600)
        == Scrim(opacity: 1, replaced: [Self.part(.first)], share: 0.5))
    #expect(scrim(of: .second, in: engine, at: 900) == nil)
  }

  @Test("a third scrim continues from the mix of the first two")
  func third() {
    var engine = Self.replacing()
    engine.prepare(showing(.third, Self.dimmed, at: 600))
    let both = [Self.part(.first), Self.part(.second, 0.5)]
    #expect(
      [600, 700, 800].map { scrim(of: .third, in: engine, at: $0) } == [
        Scrim(opacity: 1, replaced: both, share: 0),
        Scrim(opacity: 1, replaced: both, share: 0.5), Scrim(opacity: 1),
      ])
    #expect(scrim(of: .second, in: engine, at: 650) == Scrim(opacity: 0))
  }

  @Test(
    "a third scrim at the start or end of a cross-fade continues from a single scrim",
    arguments: [
      (500, OverlayID.first), (700, .second),
    ])
  func thirdFromOne(time: Int, id: OverlayID) {
    var engine = Self.replacing()
    engine.prepare(showing(.third, Self.dimmed, at: time))
    #expect(scrim(of: .third, in: engine, at: time)?.replaced == [Self.part(id)])
  }

  @Test("a scrim without a fade-in has its own fill immediately")
  func immediate() {
    var engine = Self.replacing(Self.overlay(fadeIn: .linear(0)))
    #expect(scrim(of: .second, in: engine, at: 500) == Scrim(opacity: 1))
    engine.prepare([(700, .timePassed)])
    #expect(engine.wakeup == .never)
  }

  @Test("a scrim fades out on its own if the new overlay has no backdrop")
  func nothingToTake() {
    var without = Self.replacing(Self.dimmed.with(\.backdrop, nil))
    #expect(scrim(of: .second, in: without, at: 550) == nil)
    #expect(scrim(of: .first, in: without, at: 600) == Scrim(opacity: 0.75))
    without.prepare([(5000, .timePassed)] + showing(.third, Self.dimmed, at: 5000))
    #expect(scrim(of: .third, in: without, at: 5100) == Scrim(opacity: 0.5))
  }

  @Test("if a scrim takes over too many fills, it keeps the latest")
  func many() {
    var engine = OverlayEngine.resting(Self.dimmed)
    for number in 2...20 {
      engine.prepare(showing(OverlayID(UInt64(number)), Self.dimmed, at: 500 + 10 * number))
    }
    let last = scrim(of: OverlayID(20), in: engine, at: 700)
    #expect(
      last?.replaced.map(\.id) == (12...19).map { OverlayID($0) } && last?.isDrawable == true)
  }

  @Test("cross-fades are continuous, and never darker than a single scrim")
  func continuity() {
    for seed in 0..<UInt64(1000) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine.open()
      var time = 0
      for number in 1...UInt64(random.int(in: 2...8)) {
        time += random.int(in: 60...300)
        let overlay = Self.overlay(
          fadeIn: .curve(
            random.pick(.linear, .easeIn, .easeOut), .milliseconds(random.int(in: 1...400))))
        engine.prepare([(time, .presentRequested(OverlayID(number), overlay))])
        let before = Look(of: engine.scene(at: .ms(time)))
        engine.prepare([(time, .measured(OverlayID(number), .card))])
        let after = Look(of: engine.scene(at: .ms(time)))
        guard before.isClose(to: after), after.total < 1 + 1e-9 else {
          Issue.record("seed \(seed) at \(time): \(before) became \(after)")
          return
        }
      }
    }
  }
}

/// The visible amount of each overlay's scrim fill.
private struct Look {
  private var amounts: [OverlayID: Double] = [:]

  init(of scene: OverlayScene) {
    for overlay in scene.overlays {
      guard let scrim = overlay.scrim else { continue }
      var own: [OverlayID: Double] = [:]
      for part in scrim.replaced + [Scrim.Part(id: overlay.id, share: scrim.share)] {
        own = own.mapValues { $0 * (1 - part.share) }
        own[part.id, default: 0] += part.share
      }
      for (id, amount) in own { amounts[id, default: 0] += amount * scrim.opacity }
    }
  }

  var total: Double { amounts.values.reduce(0, +) }

  /// Whether a viewer can't distinguish the two looks, because no amount differs by more than 1.01
  /// / 255.
  func isClose(to other: Look) -> Bool {
    Set(amounts.keys).union(other.amounts.keys).allSatisfy {
      abs(amounts[$0, default: 0] - other.amounts[$0, default: 0]) <= 1.01 / 255
    }
  }
}
