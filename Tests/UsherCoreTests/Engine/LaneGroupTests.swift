import Testing
import UsherCore

@Suite("Lanes that take turns")
struct LaneGroupTests {
  private static let a = LaneID(1)
  private static let b = LaneID(2)

  /// An overlay that appears immediately, stays until dismissed, and disappears in 100 ms.
  private static func overlay(_ lane: LaneID, priority: Priority = .normal) -> OverlayConfiguration
  {
    OverlayConfiguration.plain(
      priority: priority, lifetime: .infinite, entrance: OverlayTransition()
    )
    .with(\.lane, lane)
  }

  /// An engine in which two lanes take turns with the main lane.
  private static func group(
    of capacity: Int = 1, a first: LaneSettings = LaneSettings(),
    b second: LaneSettings = LaneSettings()
  ) -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: capacity)
    for (lane, settings) in [(a, first), (b, second)] {
      var settings = settings
      settings.takesTurnsWith = .main
      engine.prepare([(0, .laneConfigured(lane, settings))])
    }
    return engine
  }

  /// The numbers of the shown overlays, and of the waiting overlays in their order.
  private func state(of engine: OverlayEngine) -> [[UInt64]] {
    [engine.shown, engine.waiting].map { $0.map { $0.rawValue } }
  }

  @Test(
    "lanes that take turns share their lead's capacity, and don't affect other lanes")
  func oneAtATime() {
    var engine = Self.group()
    engine.prepare(
      showing(OverlayID(1), Self.overlay(Self.b), at: 0)
        + showing(OverlayID(2), Self.overlay(Self.a), at: 10)
        + showing(OverlayID(3), Self.overlay(.main), at: 20)
        + showing(OverlayID(4), Self.overlay(LaneID(9)), at: 30))
    #expect(state(of: engine) == [[1, 4], [3, 2]])
    let commands = engine.play([
      (1000, .dismissRequested(.overlay(OverlayID(1)))), (1099, .timePassed), (1100, .timePassed),
    ])
    #expect(
      commands == [.notify(OverlayID(1), .willDismiss)] + .gone(OverlayID(1), .programmatic)
        + .admitted(OverlayID(2)))
  }

  @Test("an exiting overlay still occupies its lanes' capacity")
  func leavingCounts() {
    var engine = Self.group()
    engine.prepare(showing(.first, Self.overlay(Self.a), at: 0))
    engine.prepare([
      (1000, .dismissRequested(.all())), asking(.second, Self.overlay(Self.b), at: 1050),
    ])
    #expect(state(of: engine) == [[1], [2]])
    #expect(engine.play([(1100, .timePassed)]) == .gone(.first, .programmatic) + .admitted(.second))
  }

  @Test(
    "lanes that take turns share their lead's capacity, and each also has its own limit")
  func capacities() {
    var engine = Self.group(of: 3, a: LaneSettings(capacity: 2), b: LaneSettings(capacity: 9))
    for id in 1...3 as ClosedRange<UInt64> {
      engine.prepare([asking(OverlayID(id), Self.overlay(Self.a), at: 0)])
    }
    for id in 4...6 as ClosedRange<UInt64> {
      engine.prepare([asking(OverlayID(id), Self.overlay(Self.b), at: 0)])
    }
    #expect(state(of: engine) == [[1, 2, 4], [3, 5, 6]])
  }

  @Test("a lead without settings shows one overlay at a time, and is listed as a lane")
  func unnamedLead() {
    var engine = OverlayEngine.open()
    for lane in [Self.a, Self.b] {
      engine.prepare([
        (0, .laneConfigured(lane, LaneSettings(capacity: 4, takesTurnsWith: LaneID(7))))
      ])
    }
    engine.prepare([
      asking(.first, Self.overlay(Self.a), at: 0), asking(.second, Self.overlay(Self.b), at: 0),
    ])
    #expect(state(of: engine) == [[1], [2]])
    #expect(engine.laneIDs == [.main, Self.a, LaneID(7), Self.b])
  }

  @Test(
    "the highest priority is next, and then the earliest request, in any of the lanes")
  func nextByPriority() {
    var engine = Self.group()
    engine.prepare(showing(OverlayID(1), Self.overlay(.main), at: 0))
    let waiting: [(id: UInt64, lane: LaneID, priority: Priority)] = [
      (2, Self.b, .low), (3, Self.b, .normal), (4, Self.a, .normal), (5, .main, .high),
      (6, Self.a, .high), (7, Self.b, .normal),
    ]
    for one in waiting {
      engine.prepare([
        asking(OverlayID(one.id), Self.overlay(one.lane, priority: one.priority), at: 0)
      ])
    }
    #expect(order(of: &engine) == [5, 6, 3, 4, 7, 2])
  }

  @Test("a lane's own order determines which of its overlays competes for the turn")
  func nextByOwnOrder() {
    var engine = Self.group(a: LaneSettings(order: .arrival))
    engine.prepare(showing(OverlayID(1), Self.overlay(.main), at: 0))
    let waiting: [(id: UInt64, lane: LaneID, priority: Priority)] = [
      (2, Self.a, .low), (3, Self.a, .max), (4, Self.b, .normal),
    ]
    for one in waiting {
      engine.prepare([
        asking(OverlayID(one.id), Self.overlay(one.lane, priority: one.priority), at: 0)
      ])
    }
    #expect(order(of: &engine) == [4, 2, 3])
  }

  /// The overlays shown after the first, each dismissed as soon as it is shown.
  private func order(of engine: inout OverlayEngine) -> [UInt64] {
    var order: [UInt64] = []
    var now = 1000
    while let id = engine.shown.first {
      engine.prepare([(now, .dismissRequested(.overlay(id))), (now + 500, .timePassed)])
      now += 1000
      if let next = engine.shown.first { order.append(next.rawValue) }
    }
    return order
  }

  @Test("an overlay that was replaced temporarily is shown before all others, even in other lanes")
  func putBack() {
    var engine = Self.group()
    let urgent = Self.overlay(Self.a).with(\.precedence, .replace(restoresReplaced: true))
    engine.prepare(showing(.first, Self.overlay(Self.a), at: 0))
    engine.prepare([asking(OverlayID(4), Self.overlay(Self.b, priority: .max), at: 500)])
    engine.prepare(showing(.second, urgent, at: 1000))
    engine.prepare([(1500, .dismissRequested(.overlay(.second)))])
    #expect(state(of: engine) == [[2], [1, 4]])
    engine.prepare([(1600, .timePassed)])
    #expect(state(of: engine) == [[1], [4]])
  }

  @Test("if overlays were replaced temporarily in several lanes, the last is the first to return")
  func putBackLast() {
    var engine = Self.group(of: 2)
    let precedence = Precedence.replace(restoresReplaced: true)
    for (lane, numbers) in [(Self.a, 1...2), (Self.b, 3...4)] {
      for number in numbers {
        let priority: Priority = number < 3 ? .high : .normal
        let overlay = Self.overlay(lane, priority: priority).with(\.precedence, precedence)
        engine.prepare(showing(OverlayID(UInt64(number)), overlay, at: number * 1000))
      }
    }
    engine.prepare([(5000, .timePassed)])
    #expect(state(of: engine) == [[2, 4], [1, 3]])
    engine.prepare([
      (6000, .viewportChanged(OverlayViewport(size: .zero))),
      (6000, .dismissRequested(.shown())), (7000, .timePassed),
      (7000, .laneConfigured(.main, LaneSettings(capacity: 1))),
      (7000, .viewportChanged(.phone)),
    ])
    #expect(state(of: engine) == [[3], [1]])
  }

  @Test("a gap delays only its own lane, and a paused lane doesn't block the others")
  func gapAndPause() {
    var engine = Self.group(a: LaneSettings(gap: .constant(.seconds(1))))
    engine.prepare(showing(OverlayID(1), Self.overlay(Self.a), at: 0))
    engine.prepare([
      asking(OverlayID(2), Self.overlay(Self.a, priority: .max), at: 0),
      asking(OverlayID(3), Self.overlay(Self.b), at: 0),
      asking(OverlayID(4), Self.overlay(.main, priority: .high), at: 0),
      (0, .lanePaused(.main)),
      (1000, .dismissRequested(.overlay(OverlayID(1)))), (1100, .timePassed),
    ])
    #expect(state(of: engine) == [[3], [4, 2]])
    engine.prepare([(1100, .measured(OverlayID(3), .card))])
    engine.prepare([(1500, .dismissRequested(.overlay(OverlayID(3)))), (1600, .timePassed)])
    #expect(state(of: engine) == [[], [4, 2]])
    #expect(engine.wakeup == .at(.ms(2100)))
    #expect(engine.play([(9000, .timePassed)]) == .admitted(OverlayID(2)))
  }

  @Test(
    "an overlay with `replace` waits if other lanes use the capacity, and drops its lane's queue")
  func replacesNobody() {
    var engine = Self.group()
    engine.prepare(showing(OverlayID(1), Self.overlay(Self.b), at: 0))
    engine.prepare([
      asking(OverlayID(2), Self.overlay(Self.a), at: 0),
      asking(OverlayID(3), Self.overlay(Self.b), at: 0),
    ])
    let urgent = Self.overlay(Self.a).with(\.precedence, .replace(dropsWaiting: true))
    #expect(
      engine.play([asking(OverlayID(4), urgent, at: 500)])
        == [.notify(OverlayID(2), .didDismiss(.superseded))])
    #expect(state(of: engine) == [[1], [4, 3]])
  }

  @Test("an overlay with `replace` is refused if it can't wait, and drops nothing")
  func replacesAndMayNotWait() {
    var engine = Self.group()
    engine.prepare(showing(.first, Self.overlay(Self.b), at: 0))
    let settings = LaneSettings(maximumWaiting: 0, takesTurnsWith: .main)
    engine.prepare([
      asking(.second, Self.overlay(Self.a), at: 0), (0, .laneConfigured(Self.a, settings)),
    ])
    let urgent = Self.overlay(Self.a).with(\.precedence, .replace(dropsWaiting: true))
    #expect(
      engine.play([asking(.third, urgent, at: 500)]) == [.refuse(.third, .laneFull(Self.a))])
    #expect(state(of: engine) == [[1], [2]])
  }

  @Test(
    "an overlay with `replace` takes the place of its lane's overlay, even if the group is full")
  func replacesItsOwn() {
    var engine = Self.group()
    engine.prepare(showing(.first, Self.overlay(Self.a), at: 0))
    engine.prepare(showing(.second, Self.overlay(Self.b).with(\.precedence, .stack), at: 0))
    #expect(state(of: engine) == [[1, 2], []])
    let urgent = Self.overlay(Self.a).with(\.precedence, .replace())
    #expect(
      engine.play([asking(.third, urgent, at: 500)])
        == [.notify(.first, .willDismiss)] + .admitted(.third))
  }

  @Test("only higher priorities in its own lane refuse an overlay with `replace`")
  func gateOfItsOwn() {
    var engine = Self.group(of: 2)
    engine.prepare(showing(.first, Self.overlay(Self.b, priority: .max), at: 0))
    let urgent = Self.overlay(Self.a).with(\.precedence, .replace())
    #expect(engine.play([asking(.second, urgent, at: 500)]) == .admitted(.second))
    let weak = Self.overlay(Self.a, priority: .low).with(\.precedence, .replace())
    #expect(
      engine.play([asking(.third, weak, at: 500)])
        == [.refuse(.third, .higherPriorityShown(.second))])
  }

  @Test("a lane that evicts dismisses only its own overlays, even if only the group is full")
  func evicts() {
    let evicting = LaneSettings(capacity: 2, overflow: .dismissOldest)
    var engine = Self.group(of: 2, a: evicting)
    engine.prepare(showing(.first, Self.overlay(Self.b), at: 0))
    engine.prepare(showing(.second, Self.overlay(Self.a), at: 0))
    #expect(
      engine.play([asking(.third, Self.overlay(Self.a), at: 500)])
        == [.notify(.second, .willDismiss)] + .admitted(.third))
  }

  @Test("a lane that evicts and shows no overlay waits for the other lanes")
  func evictsNobody() {
    var engine = Self.group(a: LaneSettings(overflow: .dismissOldest))
    engine.prepare(showing(OverlayID(1), Self.overlay(Self.b), at: 0))
    #expect(engine.play([asking(OverlayID(2), Self.overlay(Self.a), at: 500)]) == [])
    engine.prepare([
      (500, .dismissRequested(.overlay(OverlayID(1)))), (600, .measured(OverlayID(2), .card)),
      asking(OverlayID(3), Self.overlay(Self.b), at: 1000),
      (1000, .dismissRequested(.overlay(OverlayID(2)))),
      asking(OverlayID(4), Self.overlay(Self.a), at: 1050),
    ])
    #expect(state(of: engine) == [[2], [4, 3]])
    engine.prepare([(1100, .timePassed)])
    #expect(state(of: engine) == [[3], [4]])
  }

  @Test("a lane that evicts also waits if a lane without floors has a waiting overlay")
  func evictsNobodyBesideWholeLane() {
    var engine = Self.group(
      a: LaneSettings(overflow: .dismissOldest), b: LaneSettings(showsModalsAbove: false))
    engine.prepare([(0, .visibilityChanged(isVisible: false))])
    for (id, lane) in [(OverlayID(1), Self.b), (OverlayID(2), Self.a), (OverlayID(3), Self.a)] {
      let offer = Self.overlay(lane).with(\.isReply, true).with(\.offersUndo, true)
      engine.prepare([asking(id, offer, at: 0)])
    }
    engine.prepare([(100, .visibilityChanged(isVisible: true))])
    // The second overlay has its turn, and the third doesn't evict it.
    #expect(state(of: engine) == [[2], [3, 1]])
  }

  @Test("a lane that refuses counts the overlays of all its group")
  func refuses() {
    var engine = Self.group(of: 2, a: LaneSettings(capacity: 2, overflow: .refuse))
    engine.prepare(showing(.first, Self.overlay(Self.b), at: 0))
    #expect(
      engine.play([
        asking(.second, Self.overlay(Self.a), at: 500),
        asking(.third, Self.overlay(Self.a), at: 500),
      ]) == .admitted(.second) + [.refuse(.third, .laneFull(Self.a))])
  }

  @Test("in a lane without a queue, an overlay that can't be shown immediately is refused")
  func maximumWaiting() {
    var engine = Self.group(a: LaneSettings(maximumWaiting: 0))
    #expect(engine.play([asking(.first, Self.overlay(Self.a), at: 0)]) == .admitted(.first))
    var busy = Self.group(a: LaneSettings(maximumWaiting: 0))
    busy.prepare([asking(.first, Self.overlay(Self.b), at: 0)])
    #expect(
      busy.play([asking(.second, Self.overlay(Self.a), at: 0)])
        == [.refuse(.second, .laneFull(Self.a))])
  }

  @Test("a changed group takes effect immediately, and shown overlays stay")
  func changes() {
    var engine = OverlayEngine.open()
    engine.prepare(showing(OverlayID(1), Self.overlay(.main), at: 0))
    engine.prepare(showing(OverlayID(2), Self.overlay(Self.a), at: 0))
    engine.prepare([
      (0, .laneConfigured(Self.a, LaneSettings(capacity: 2, takesTurnsWith: .main))),
      asking(OverlayID(3), Self.overlay(Self.a), at: 0),
    ])
    #expect(state(of: engine) == [[1, 2], [3]])
    #expect(
      engine.play([(500, .laneConfigured(Self.a, LaneSettings(capacity: 2)))])
        == .admitted(OverlayID(3)))
  }

  @Test("a lead's own lead is ignored, even if two lanes name each other")
  func notFollowed() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .laneConfigured(Self.a, LaneSettings(takesTurnsWith: Self.b))),
      (0, .laneConfigured(Self.b, LaneSettings(takesTurnsWith: Self.a))),
      (0, .laneConfigured(LaneID(3), LaneSettings(takesTurnsWith: Self.b))),
      asking(OverlayID(1), Self.overlay(Self.a), at: 0),
      asking(OverlayID(2), Self.overlay(Self.b), at: 0),
      asking(OverlayID(3), Self.overlay(LaneID(3)), at: 0),
    ])
    #expect(state(of: engine) == [[1, 2], [3]])
  }

  @Test("a lane that names itself leads its own group")
  func itself() {
    var engine = Self.group()
    engine.prepare([
      (0, .laneConfigured(.main, LaneSettings(takesTurnsWith: .main))),
      asking(.first, Self.overlay(Self.a), at: 0), asking(.second, Self.overlay(.main), at: 0),
    ])
    #expect(state(of: engine) == [[1], [2]])
  }

  @Test("the wait reason names other lanes' overlays, unless the overlay's own lane is full")
  func obstacles() {
    var engine = Self.group(of: 2, a: LaneSettings(capacity: 3))
    func reason(of id: OverlayID) -> PendingState.WaitReason? {
      guard case .waiting(let wait) = engine.pendingState(of: id, at: .ms(0)) else { return nil }
      return wait.reason
    }
    engine.prepare([
      asking(OverlayID(1), Self.overlay(Self.a), at: 0),
      asking(OverlayID(2), Self.overlay(Self.b), at: 0),
      asking(OverlayID(3), Self.overlay(Self.a), at: 0),
      asking(OverlayID(4), Self.overlay(Self.b), at: 0),
    ])
    #expect(reason(of: OverlayID(3)) == .othersShown([OverlayID(2)]))
    #expect(reason(of: OverlayID(4)) == .full([OverlayID(2)]))
    engine.prepare([
      (0, .lanePaused(Self.b)), (0, .dismissRequested(.shown(in: Self.b))),
    ])
    #expect(state(of: engine) == [[1, 3], [4]])
    engine.prepare([asking(OverlayID(5), Self.overlay(Self.a), at: 0)])
    #expect(reason(of: OverlayID(5)) == .full([OverlayID(1), OverlayID(3)]))
  }
}
