import Testing
import UsherCore

/// The modern peers reference, 1.2 stack and 2 sonner: the stack, its expansion and its countdowns.
@Suite("sonner: piles")
struct SonnerStackTests {
  /// A lane with sonner's numbers: a step of 14 points, 5 % smaller each, three visible.
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

  @Test("a stack's default numbers are sonner's")
  func numbers() {
    #expect(
      CollapsedStack() == CollapsedStack(peek: 14, shrink: 0.05, visibleCount: 3, spacing: 14))
  }

  @Test(
    "each of the newest three toasts of a collapsed stack shows 14 points behind the one before it")
  func collapsed() {
    let overlays = Self.engine(showing: 4).scene(at: .ms(4000)).overlays
    #expect(overlays.map { $0.id.rawValue } == [1, 2, 3, 4])
    #expect(overlays.map { $0.opacity } == [0, 1, 1, 1])
    for (index, overlay) in overlays.reversed().enumerated() {
      #expect(isClose(overlay.scale, 1 - 0.05 * Double(index)))
      #expect(isClose(overlay.currentFrame.minY, 690 - 14 * Double(index)))
    }
  }

  @Test("the toasts of an expanded stack lie one above the other, 14 points apart")
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

  @Test("a single toast looks the same, whether the user looks at it or not")
  func alone() {
    var engine = Self.engine(showing: 1)
    let before = engine.scene(at: .ms(4000))
    engine.prepare([(4000, .attentionChanged(.hover, of: .first, isPresent: true))])
    #expect(engine.scene(at: .ms(4000)) == before)
    #expect(engine.wakeup == .never)
  }

  @Test("hidden toasts keep their time and leave when it is over")
  func hiddenKeepTime() {
    var engine = OverlayEngine.open(with: Self.lane)
    engine.prepare(showing(.first, .plain(.bottom), at: 0))
    for id in 2...4 { engine.prepare(showing(OverlayID(UInt64(id)), Self.toast, at: 0)) }
    engine.prepare([(1199, .timePassed)])
    #expect(engine.play([(1200, .timePassed)]) == [.notify(.first, .willDismiss)])
    #expect(engine.play([(1300, .timePassed)]) == .gone(.first, .timedOut))
  }

  @Test("a stack that is always open is a list")
  func alwaysOpen() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: .max, arrangement: .list(spacing: 14)))
    engine.prepare(showing(.first, Self.toast, at: 0) + showing(.second, Self.toast, at: 0))
    #expect(engine.scene(at: .ms(4000)).overlays.map { $0.currentFrame.minY } == [576, 690])
  }

  @Test(
    "the user's look at one toast of a stack pauses the time of all",
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

  @Test("a toast that comes while the user looks at the stack begins its time when that ends")
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

  @Test("the user's look at one toast of a list pauses that toast alone")
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
