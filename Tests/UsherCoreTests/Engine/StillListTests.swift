import Testing

@testable import UsherCore

@Suite("Lists while the user attends to one of their overlays")
struct StillListTests {
  private static let list = LaneSettings(capacity: 6, arrangement: .list(spacing: 10))
  private static let stack = LaneSettings(
    capacity: 6, arrangement: .collapsed(CollapsedStack(spacing: 10)))
  private static let banners = LaneID(1)

  private static func lasting(_ placement: OverlayPosition = .top) -> OverlayConfiguration {
    .plain(placement, lifetime: .infinite)
  }

  /// An engine with three overlays of 100 points, 10 points apart, the third at the edge.
  ///
  /// The user attends to one of them from 5 seconds.
  private static func attended(
    _ id: OverlayID = .second, by attention: Attention = .hover, _ settings: LaneSettings = list,
    at placement: OverlayPosition = .top
  ) -> OverlayEngine {
    var engine = OverlayEngine.open(with: settings)
    for shown in [OverlayID.first, .second, .third] {
      engine.prepare(showing(shown, lasting(placement), at: 0))
    }
    engine.prepare([
      (5000, .timePassed), (5000, .attentionChanged(attention, of: id, isPresent: true)),
      (9000, .timePassed),
    ])
    return engine
  }

  /// The top edges of the overlays that receive the pointer, by the numbers of their ids.
  private static func tops(_ engine: OverlayEngine, at time: Int) -> [UInt64: Double] {
    engine.scene(at: .ms(time)).overlays.filter { $0.acceptsInput }
      .reduce(into: [:]) { $0[$1.id.rawValue] = $1.currentFrame.minY }
  }

  private static func end(_ id: OverlayID, _ attention: Attention, at time: Int) -> Timed {
    (time, .attentionChanged(attention, of: id, isPresent: false))
  }

  private static func dismiss(_ id: OverlayID, at time: Int) -> Timed {
    (time, .dismissRequested(.overlay(id)))
  }

  private static func resize(_ id: OverlayID, to height: Double, at time: Int) -> Timed {
    (time, .measured(id, OverlaySize(width: 380, height: height)))
  }

  @Test(
    "if an overlay exits while the user attends to another, its gap stays until that ends",
    .bug("https://github.com/fkhadra/react-toastify/issues/845"),
    arguments: [Attention.hover, .focusWithin, .touch, .drag], [true, false])
  func departure(attention: Attention, isList: Bool) {
    var engine = Self.attended(by: attention, isList ? Self.list : Self.stack)
    engine.prepare([Self.dismiss(.third, at: 9000)])
    for time in stride(from: 9000, through: 14_000, by: 50) {
      engine.prepare([(time, .timePassed)])
      #expect(Self.tops(engine, at: time) == [1: 230, 2: 120])
    }
    engine.prepare([Self.end(.second, attention, at: 14_000), (18_000, .timePassed)])
    let latest: [UInt64: Double] = isList ? [1: 120, 2: 10] : [2: 10]
    #expect(Self.tops(engine, at: 18_000).filter { isList || $0.key == 2 } == latest)
  }

  @Test("a list at the bottom also keeps its places")
  func bottom() {
    var engine = Self.attended(at: .bottom)
    engine.prepare([Self.dismiss(.third, at: 9000), (14_000, .timePassed)])
    #expect(Self.tops(engine, at: 14_000) == [1: 470, 2: 580])
    engine.prepare([Self.end(.second, .hover, at: 14_000), (18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000) == [1: 580, 2: 690])
  }

  @Test("the last overlay of a list keeps its place while it has the user's attention")
  func last() {
    var engine = Self.attended()
    engine.prepare([
      Self.dismiss(.third, at: 9000), Self.dismiss(.first, at: 9500), (14_000, .timePassed),
    ])
    #expect(Self.tops(engine, at: 14_000) == [2: 120])
    engine.prepare([Self.end(.second, .hover, at: 14_000), (18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000) == [2: 10])
  }

  @Test("a new overlay uses the first gap that is large enough, and later moves to the edge")
  func gap() {
    var engine = Self.attended()
    engine.prepare([Self.dismiss(.third, at: 9000), (10_000, .timePassed)])
    engine.prepare(showing(OverlayID(4), Self.lasting(), at: 10_000))
    engine.prepare(showing(OverlayID(5), Self.lasting(), at: 11_000))
    engine.prepare([(14_000, .timePassed)])
    #expect(Self.tops(engine, at: 14_000) == [1: 230, 2: 120, 4: 10, 5: 340])
    engine.prepare([Self.end(.second, .hover, at: 14_000), (18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000) == [1: 340, 2: 230, 4: 120, 5: 10])
  }

  @Test(
    "a new overlay that fits neither in a gap nor at the inner end is hidden until attention ends"
  )
  func noRoom() {
    var engine = Self.attended(.second, by: .hover, Self.list.with(\.capacity, 20))
    for number in 4...9 as ClosedRange<UInt64> {
      engine.prepare(showing(OverlayID(number), .plain(lifetime: .timed(.seconds(60))), at: 9000))
    }
    engine.prepare([(14_000, .timePassed)])
    #expect(Self.tops(engine, at: 14_000).filter { $0.key < 4 } == [1: 230, 2: 120, 3: 10])
    #expect(Self.tops(engine, at: 14_000).count == 7)
    guard case .shown(let hidden) = engine.pendingState(of: OverlayID(9), at: .ms(14_000)) else {
      Issue.record("the overlay is not shown")
      return
    }
    #expect(hidden.pausedBy == .noRoom)
    engine.prepare([Self.end(.second, .hover, at: 14_000), (18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000)[9] == 10)
  }

  @Test("an evicted overlay leaves a gap, and the new overlay appears there")
  func eviction() {
    var engine = Self.attended(
      .third, Self.list.with(\.capacity, 3).with(\.overflow, .dismissOldest))
    engine.prepare(showing(OverlayID(4), Self.lasting(), at: 9000) + [(14_000, .timePassed)])
    #expect(Self.tops(engine, at: 14_000) == [2: 120, 3: 10, 4: 230])
  }

  @Test(
    "if an overlay's size changes, only its edge away from the attended overlay moves",
    arguments: [
      (OverlayID.third, 60.0, [1: 230.0, 2: 120, 3: 50]), (.first, 60, [1: 230, 2: 120, 3: 10]),
      (.first, 160, [1: 230, 2: 120, 3: 10]), (.second, 160, [1: 290, 2: 120, 3: 10]),
      (.second, 60, [1: 230, 2: 120, 3: 10]), (.third, 160, [1: 230, 2: 120]),
    ])
  func size(_ id: OverlayID, height: Double, tops: [UInt64: Double]) {
    var engine = Self.attended()
    engine.prepare([Self.resize(id, to: height, at: 9000), (14_000, .timePassed)])
    #expect(Self.tops(engine, at: 14_000) == tops)
    engine.prepare([Self.end(.second, .hover, at: 14_000), (18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000)[3] == 10)
  }

  @Test("an overlay that grows uses the gap between itself and the edge")
  func growsIntoGap() {
    var engine = Self.attended(.first)
    engine.prepare([
      Self.dismiss(.third, at: 9000), Self.resize(.second, to: 160, at: 10_000),
      (14_000, .timePassed),
    ])
    #expect(Self.tops(engine, at: 14_000) == [1: 230, 2: 60])
  }

  @Test("the gap of the overlay under the pointer closes when its exit ends")
  func leavesUnderPointer() {
    for settings in [Self.list, Self.stack] {
      var engine = Self.attended(.third, settings)
      engine.prepare([Self.dismiss(.third, at: 9000)])
      #expect(Self.tops(engine, at: 9000) == [1: 230, 2: 120])
      // The exit takes 100 ms.
      engine.prepare([(9099, .timePassed)])
      #expect(Self.tops(engine, at: 9099) == [1: 230, 2: 120])
      engine.prepare([(13_000, .lanePaused(.main))])
      #expect(Self.tops(engine, at: 13_000) == [1: 120, 2: 10])
      // The pointer still rests there.
      #expect(engine.scene(at: .ms(13_000)).overlays.map { $0.isSpread } == [true, true])
      let commands = engine.play([Self.end(.third, .hover, at: 13_000)])
      #expect(commands == [])
      #expect(engine.scene(at: .ms(13_000)).overlays.map { $0.isSpread } == [false, false])
    }
  }

  @Test("a new overlay doesn't use the gap under the pointer")
  func comesBesideGap() {
    var engine = Self.attended(.third)
    engine.prepare(
      [Self.dismiss(.third, at: 9000)] + showing(OverlayID(4), Self.lasting(), at: 9050))
    #expect(engine.restingFrame(of: OverlayID(4))?.minY == 340)
  }

  @Test("an overlay that passes another on its way inward doesn't receive that overlay's pointer")
  func passes() {
    var engine = Self.attended()
    engine.prepare(showing(OverlayID(4), Self.lasting(), at: 9000))
    let point = OverlayPoint(x: 200, y: 170)
    var isPassed = false
    for time in stride(from: 9000, through: 9500, by: 10) {
      engine.prepare([(time, .timePassed)])
      let passing = engine.scene(at: .ms(time)).overlays.last
      isPassed = isPassed || passing?.contains(point) == true
      #expect(engine.hitTest(point, at: .ms(time)) == .overlay(.second))
    }
    #expect(isPassed)
    #expect(
      engine.hitTest(OverlayPoint(x: 200, y: 390), at: .ms(9500)) == .overlay(OverlayID(4)))
  }

  @Test("the gap stays if the pointer moved to another overlay before the exit ended")
  func leavesForAnother() {
    var engine = Self.attended(.third)
    engine.prepare([
      Self.dismiss(.third, at: 9000),
      (9050, .attentionChanged(.hover, of: .second, isPresent: true)),
      Self.end(.third, .hover, at: 9050), (13_000, .timePassed),
    ])
    #expect(Self.tops(engine, at: 13_000) == [1: 230, 2: 120])
  }

  @Test("the gap under the pointer stays while another overlay has the keyboard focus")
  func leavesBesideFocus() {
    var engine = Self.attended(.third)
    engine.prepare([
      (9000, .attentionChanged(.focusWithin, of: .first, isPresent: true)),
      Self.dismiss(.third, at: 9000), (13_000, .timePassed),
    ])
    #expect(Self.tops(engine, at: 13_000) == [1: 230, 2: 120])
  }

  @Test("a modal overlay is at the edge, even if the user attends to another")
  func question() {
    for settings in [Self.list, Self.stack].map({ $0.with(\.showsModalsAbove, false) }) {
      var engine = Self.attended(.second, by: .focusWithin, settings)
      engine.prepare(
        showing(OverlayID(4), Self.lasting().with(\.backdrop, Backdrop()), at: 9000) + [
          (14_000, .timePassed)
        ])
      #expect(Self.tops(engine, at: 14_000) == [4: 10])
    }
  }

  @Test("a new viewport lays out the list again, and its places then stay")
  func viewport() {
    var engine = Self.attended()
    engine.prepare([
      Self.dismiss(.third, at: 9000),
      (10_000, .viewportChanged(OverlayViewport(size: OverlaySize(width: 400, height: 300)))),
      (10_000, .measured(.first, .card)), (10_000, .measured(.second, .card)),
      (14_000, .timePassed),
    ])
    #expect(Self.tops(engine, at: 14_000) == [1: 120, 2: 10])
    engine.prepare(showing(OverlayID(4), Self.lasting(), at: 14_000) + [(18_000, .timePassed)])
    #expect(Self.tops(engine, at: 18_000) == [1: 120, 2: 10])
  }

  @Test("a new arrangement lays out the list again, but other settings don't")
  func arrangement() {
    for (settings, tops) in [
      (Self.list.with(\.arrangement, .list(spacing: 30)), [1: 140.0, 2: 10]),
      (Self.list.with(\.capacity, 5), [1: 230, 2: 120]),
    ] as [(LaneSettings, [UInt64: Double])] {
      var engine = Self.attended()
      engine.prepare([
        Self.dismiss(.third, at: 9000), (10_000, .laneConfigured(.main, settings)),
        (14_000, .timePassed),
      ])
      #expect(Self.tops(engine, at: 14_000) == tops)
    }
  }

  @Test("if another lane's overlay exits, overlays under the pointer don't move")
  func laneLeaves() {
    var engine = OverlayEngine.open(with: Self.list)
    let banner = Self.lasting().with(\.lane, Self.banners)
    engine.prepare(
      showing(.first, Self.lasting(), at: 0) + showing(.second, banner, at: 0) + [
        (5000, .attentionChanged(.hover, of: .second, isPresent: true)),
        Self.dismiss(.first, at: 5000), (9000, .timePassed),
      ])
    #expect(Self.tops(engine, at: 9000) == [2: 118])
    engine.prepare([Self.end(.second, .hover, at: 9000), (13_000, .timePassed)])
    #expect(Self.tops(engine, at: 13_000) == [2: 10])
  }

  @Test("if another lane's list grows, it hides its oldest overlays instead of moving others")
  func laneGrows() {
    var engine = OverlayEngine.open(with: Self.list.with(\.sharesEdges, true))
    let banner = Self.lasting().with(\.lane, Self.banners)
    engine.prepare(
      showing(.first, Self.lasting(), at: 0) + showing(.second, banner, at: 0) + [
        (5000, .attentionChanged(.hover, of: .second, isPresent: true))
      ])
    for (number, time) in [(OverlayID(4), 6000), (OverlayID(5), 7000)] {
      engine.prepare(showing(number, Self.lasting(), at: time) + [(time + 900, .timePassed)])
      #expect(Self.tops(engine, at: time + 900) == [2: 118, number.rawValue: 10])
    }
    engine.prepare([Self.end(.second, .hover, at: 9000), (13_000, .timePassed)])
    #expect(Self.tops(engine, at: 13_000) == [1: 230, 2: 338, 4: 120, 5: 10])
  }

  @Test("if another lane's overlay appears, overlays under the pointer don't move")
  func laneComes() {
    var engine = OverlayEngine.open(with: LaneSettings())
    let banner = Self.lasting().with(\.lane, Self.banners)
    engine.prepare(
      showing(.first, banner, at: 0) + [
        (5000, .attentionChanged(.hover, of: .first, isPresent: true))
      ] + showing(.second, Self.lasting(), at: 6000) + [(9000, .timePassed)])
    #expect(Self.tops(engine, at: 9000) == [1: 10, 2: 118])
    engine.prepare([Self.end(.first, .hover, at: 9000), (13_000, .timePassed)])
    #expect(Self.tops(engine, at: 13_000) == [1: 118, 2: 10])
  }
}
