import Testing
import UsherCore

/// sonner's stack, its expansion and its countdowns.
@Suite("sonner: stacks")
struct SonnerStackTests {
  /// A lane with sonner's numbers: steps of 14 points, each 5 % smaller, three visible.
  private static let lane = LaneSettings(capacity: .max, arrangement: .collapsed(CollapsedStack()))
  private static let toast = OverlayConfiguration.plain(.bottom, lifetime: .infinite)

  private static func engine(showing count: Int, _ overlay: OverlayConfiguration = toast)
    -> OverlayEngine
  {
    var engine = OverlayEngine.open(with: lane)
    for id in 1...UInt64(count) { engine.prepare(showingOne(OverlayID(id), overlay)) }
    engine.prepare([(4000, .timePassed)])
    return engine
  }

  private static func showingOne(_ id: OverlayID, _ overlay: OverlayConfiguration) -> [Timed] {
    UsherCoreTests.showing(id, overlay, at: 0)
  }

  @Test("a stack has sonner's numbers by default")
  func numbers() {
    #expect(
      CollapsedStack() == CollapsedStack(peek: 14, shrink: 0.05, visibleCount: 3, spacing: 14))
  }

  @Test(
    "in a collapsed stack, each of the newest three toasts shows 14 points behind the next one")
  func collapsed() {
    let overlays = Self.engine(showing: 4).scene(at: .ms(4000)).overlays
    #expect(overlays.map { $0.id.rawValue } == [1, 2, 3, 4])
    #expect(overlays.map { $0.opacity } == [0, 1, 1, 1])
    for (index, overlay) in overlays.reversed().enumerated() {
      #expect(isClose(overlay.scale, 1 - 0.05 * Double(index)))
      #expect(isClose(overlay.currentFrame.minY, 690 - 14 * Double(index)))
    }
  }

  @Test("the toasts of an expanded stack are 14 points apart")
  func expanded() {
    var engine = Self.engine(showing: 4)
    engine.prepare([
      (4000, .attentionChanged(.hover, of: OverlayID(4), isPresent: true)), (8000, .timePassed),
    ])
    let overlays = engine.scene(at: .ms(8000)).overlays
    #expect(
      overlays.map { $0.currentFrame.minY } == [348, 462, 576, 690])
    #expect(overlays.map { $0.opacity } == [1, 1, 1, 1])
    #expect(overlays.map { $0.acceptsInput } == [true, true, true, true])
  }

  @Test("hovering over a single toast doesn't change it")
  func alone() {
    var engine = Self.engine(showing: 1)
    let before = engine.scene(at: .ms(4000))
    engine.prepare([(4000, .attentionChanged(.hover, of: .first, isPresent: true))])
    #expect(engine.scene(at: .ms(4000)) == before)
    #expect(engine.wakeup == .never)
  }

  @Test("hidden toasts keep their lifetime and are dismissed when it ends")
  func hiddenKeepTime() {
    var engine = OverlayEngine.open(with: Self.lane)
    engine.prepare(showing(.first, .plain(.bottom), at: 0))
    for id in 2...4 { engine.prepare(showing(OverlayID(UInt64(id)), Self.toast, at: 0)) }
    engine.prepare([(1199, .timePassed)])
    #expect(engine.play([(1200, .timePassed)]) == [.notify(.first, .willDismiss)])
    #expect(engine.play([(1300, .timePassed)]) == .gone(.first, .timedOut))
  }

  @Test("a stack that is always expanded is a list")
  func alwaysOpen() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: .max, arrangement: .list(spacing: 14)))
    engine.prepare(showing(.first, Self.toast, at: 0) + showing(.second, Self.toast, at: 0))
    #expect(engine.scene(at: .ms(4000)).overlays.map { $0.currentFrame.minY } == [576, 690])
  }

  @Test(
    "attending to one toast of a stack pauses the countdowns of all",
    arguments: [Attention.hover, .focusWithin, .touch])
  func pausesTogether(look: Attention) {
    var engine = OverlayEngine.open(with: Self.lane)
    engine.prepare(
      showing(.first, .plain(.bottom), at: 0) + showing(.second, .plain(.bottom), at: 0)
        + showing(.third, .plain(.bottom).with(\.pausesFor, .appInactive), at: 0)
        + [(700, .attentionChanged(look, of: .first, isPresent: true))])
    #expect(
      engine.play([(60_000, .timePassed)])
        == [.notify(.third, .willDismiss)] + .gone(.third, .timedOut))
    engine.prepare([(60_000, .attentionChanged(look, of: .first, isPresent: false))])
    engine.prepare([(60_499, .timePassed)])
    #expect(
      engine.play([(60_500, .timePassed)])
        == [.notify(.first, .willDismiss), .notify(.second, .willDismiss)])
  }

  @Test("the lifetime of a toast added while the user attends to the stack starts afterward")
  func comesMeanwhile() {
    var engine = OverlayEngine.open(with: Self.lane)
    engine.prepare(
      showing(.first, Self.toast, at: 0)
        + [(700, .attentionChanged(.hover, of: .first, isPresent: true))]
        + showing(.second, .plain(.bottom), at: 1000) + [(9000, .timePassed)])
    #expect(engine.shown == [.first, .second])
    engine.prepare([(9000, .dismissRequested(.overlay(.first))), (9900, .timePassed)])
    #expect(engine.play([(10_000, .timePassed)]) == [.notify(.second, .willDismiss)])
  }

  @Test("attending to one toast of a list pauses only that toast")
  func listPausesAlone() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: .max, arrangement: .list(spacing: 14)))
    engine.prepare(
      showing(.first, .plain(.bottom), at: 0) + showing(.second, .plain(.bottom), at: 0)
        + [(700, .attentionChanged(.hover, of: .first, isPresent: true))])
    #expect(
      engine.play([(60_000, .timePassed)])
        == [.notify(.second, .willDismiss)] + .gone(.second, .timedOut))
  }
}
