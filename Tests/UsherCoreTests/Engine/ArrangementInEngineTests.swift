import Testing

@testable import UsherCore

@Suite("Arrangements while overlays appear and disappear")
struct ArrangementInEngineTests {
  private static let list = LaneSettings(capacity: 5, arrangement: .list(spacing: 10))
  private static let stack = LaneSettings(
    capacity: 5,
    arrangement: .collapsed(CollapsedStack(peek: 10, shrink: 0.1, visibleCount: 2, spacing: 10)))
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)
  /// A time in milliseconds by which all motions have ended.
  private static let later = 5000

  /// An engine with the first two overlays at rest, and a third whose entrance starts at 5000 ms.
  private static func joined(
    _ settings: LaneSettings, _ overlay: OverlayConfiguration = lasting, reducesMotion: Bool = false
  ) -> OverlayEngine {
    var engine = OverlayEngine.open(with: settings)
    engine.prepare([(0, .preferencesChanged(Preferences(reducesMotion: reducesMotion)))])
    engine.prepare(
      showing(.first, overlay, at: 0) + showing(.second, overlay, at: 0)
        + showing(.third, overlay, at: later))
    return engine
  }

  @Test(
    "the latest overlay is at the edge and in front, and the others make room immediately"
  )
  func frames() {
    let scene = Self.joined(Self.list).scene(at: .ms(Self.later))
    #expect(scene.overlays.map { $0.id } == [.first, .second, .third])
    #expect(scene.overlays.map { $0.frame.minY } == [230, 120, 10])
  }

  @Test("overlays that make room move smoothly from their visible positions")
  func smooth() {
    let engine = Self.joined(Self.list)
    let offsets = { (moment: Instant) in
      engine.scene(at: moment).overlays.prefix(2).map { $0.offset }
    }
    #expect(
      offsets(.ms(Self.later)) == [Vector(dx: 0, dy: -110), Vector(dx: 0, dy: -110)])
    var last = -110.0
    for time in stride(from: Self.later + 40, through: Self.later + 400, by: 40) {
      let moved = offsets(.ms(time))
      #expect(moved[0] == moved[1])
      #expect(moved[0].dy > last)
      last = moved[0].dy
    }
    #expect(offsets(.ms(2 * Self.later)) == [.zero, .zero])
    #expect(engine.wakeup == .nextFrame)
  }

  @Test("an exiting overlay makes room immediately, and the gap closes")
  func leaving() {
    var engine = Self.joined(Self.list)
    engine.prepare([
      (9000, .timePassed), (10_000, .dismissRequested(.overlay(.second))),
    ])
    let leaving = engine.scene(at: .ms(10_000)).overlays
    #expect(leaving.map { $0.id } == [.first, .second, .third])
    #expect(leaving.map { $0.frame.minY } == [120, 120, 10])
    #expect(leaving.map { $0.offset.dy } == [110, 0, 0])
    engine.prepare([(15_000, .timePassed)])
    #expect(
      engine.scene(at: .ms(15_000)).overlays == [
        Self.resting(.first, y: 120), Self.resting(.third, y: 10),
      ])
    #expect(engine.wakeup == .never)
  }

  @Test("overlays change places immediately if the user prefers reduced motion")
  func reducedMotion() {
    let engine = Self.joined(Self.list, reducesMotion: true)
    let scene = engine.scene(at: .ms(Self.later))
    #expect(
      Array(scene.overlays.prefix(2)) == [
        Self.resting(.first, y: 230), Self.resting(.second, y: 120),
      ])
  }

  @Test("a list at the bottom grows upward")
  func bottom() {
    let engine = Self.joined(Self.list, lasting(.bottom))
    #expect(
      engine.scene(at: .ms(2 * Self.later)).overlays.map { $0.frame.minY } == [470, 580, 690])
  }

  @Test("overlays with other positions or with backdrops don't make room")
  func separate() {
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare(
      showing(.first, Self.lasting, at: 0) + showing(.second, lasting(.bottom), at: 0)
        + showing(.third, Self.lasting.with(\.backdrop, Backdrop()), at: 0))
    #expect(engine.scene(at: .ms(200)).overlays.map { $0.frame.minY } == [10, 690, 10])
  }

  @Test("a collapsed stack hides the overlays beyond its limit, and they ignore the pointer")
  func hidden() {
    let overlays = Self.joined(Self.stack).scene(at: .ms(2 * Self.later)).overlays
    #expect(overlays.map { $0.opacity } == [0, 1, 1])
    #expect(overlays.map { $0.acceptsInput } == [false, true, true])
    #expect(overlays.map { $0.scale } == [0.8, 0.9, 1])
    // Ten points of each overlay are visible below the previous overlay.
    for (overlay, edge) in zip(overlays, [130.0, 120, 110]) {
      #expect(isClose(overlay.currentFrame.maxY, edge))
    }
  }

  @Test("the visible parts of a stack's overlays receive the pointer")
  func hitTesting() {
    let engine = Self.joined(Self.stack)
    let hits = [50.0, 105, 115, 125].map {
      engine.hitTest(OverlayPoint(x: 200, y: $0), at: .ms(2 * Self.later))
    }
    #expect(hits == [.overlay(.third), .overlay(.third), .overlay(.second), .passThrough])
  }

  @Test(
    "a stack is expanded while the user attends to any of its overlays",
    arguments: [Attention.hover, .focusWithin, .touch])
  func spreads(attention: Attention) {
    var engine = Self.joined(Self.stack)
    engine.prepare([
      (10_000, .timePassed), (10_000, .attentionChanged(attention, of: .second, isPresent: true)),
      (15_000, .timePassed),
    ])
    #expect(
      engine.scene(at: .ms(15_000)).overlays == [
        Self.resting(.first, y: 230, isSpread: true), Self.resting(.second, y: 120, isSpread: true),
        Self.resting(.third, y: 10, isSpread: true),
      ])
    engine.prepare([
      (15_000, .attentionChanged(attention, of: .second, isPresent: false)), (20_000, .timePassed),
    ])
    #expect(engine.scene(at: .ms(20_000)).overlays.map { $0.opacity } == [0, 1, 1])
  }

  @Test(
    "a stack stays expanded if the overlay under the pointer exits, until the pointer leaves it",
    .bug("https://github.com/chakra-ui/zag/pull/2771"))
  func loses() {
    var engine = Self.joined(Self.stack)
    engine.prepare([
      (10_000, .timePassed), (10_000, .attentionChanged(.hover, of: .third, isPresent: true)),
      (15_000, .timePassed), (15_000, .dismissRequested(.overlay(.third))),
    ])
    func spread(at time: Int) -> [Bool] {
      engine.scene(at: .ms(time)).overlays.filter { $0.acceptsInput }.map { $0.isSpread }
    }
    #expect(spread(at: 15_000) == [true, true])
    engine.prepare([(15_001, .attentionChanged(.hover, of: .third, isPresent: false))])
    #expect(spread(at: 15_001) == [false, false])
  }

  @Test(
    "attention other than hovering, focus and touch doesn't expand a stack",
    arguments: [Attention.appInactive, .keyboardOpen, .assistiveTechnology])
  func staysCollapsed(attention: Attention) {
    var engine = Self.joined(Self.stack)
    engine.prepare([(10_000, .timePassed)])
    let before = engine.scene(at: .ms(10_000))
    engine.prepare([(10_000, .attentionChanged(attention, of: nil, isPresent: true))])
    #expect(engine.scene(at: .ms(15_000)) == before)
  }

  @Test("a new arrangement moves the shown overlays, and removing it moves them back")
  func reconfigured() {
    var engine = OverlayEngine.open(capacity: 5)
    engine.prepare(
      showing(.first, Self.lasting, at: 0) + showing(.second, Self.lasting, at: 0)
        + [(1000, .laneConfigured(.main, Self.list)), (5000, .timePassed)])
    #expect(
      engine.scene(at: .ms(5000)).overlays == [
        Self.resting(.first, y: 120), Self.resting(.second, y: 10),
      ])
    engine.prepare([
      (5000, .laneConfigured(.main, LaneSettings(capacity: 5))), (9000, .timePassed),
    ])
    #expect(
      engine.scene(at: .ms(9000)).overlays == [
        Self.resting(.first, y: 10), Self.resting(.second, y: 10),
      ])
  }

  @Test("an overlay that grows moves the overlays behind it further inward")
  func grows() {
    var engine = Self.joined(Self.list)
    engine.prepare([
      (9000, .timePassed), (9000, .measured(.third, OverlaySize(width: 380, height: 150))),
    ])
    let scene = engine.scene(at: .ms(9000))
    #expect(scene.overlays.map { $0.offset.dy } == [-50, -50, 0])
    engine.prepare([(15_000, .timePassed)])
    #expect(engine.scene(at: .ms(15_000)).overlays.map { $0.frame.minY } == [280, 170, 10])
    #expect(engine.scene(at: .ms(15_000)).overlays.map { $0.frame.size.height } == [100, 100, 150])
  }

  private func lasting(_ placement: OverlayPosition) -> OverlayConfiguration {
    .plain(placement, lifetime: .infinite)
  }

  /// The placed card at rest.
  private static func resting(
    _ id: OverlayID, y: Double, isSpread: Bool = false
  ) -> PlacedOverlay {
    PlacedOverlay(
      id: id, frame: OverlayRect(x: 10, y: y, width: 380, height: 100), offset: .zero, opacity: 1,
      acceptsInput: true, isSpread: isSpread)
  }
}
