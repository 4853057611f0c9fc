import Scripts
import Testing

@testable import UsherCore

@Suite("Lanes that share an edge")
struct EdgeSharingTests {
  private static let a = LaneID(1)
  private static let b = LaneID(2)
  /// A time in milliseconds by which all motions have ended.
  private static let later = 5000

  private static func group(
    _ depth: ClosedRange<Double>, across width: ClosedRange<Double> = 0...100, fills: Bool = false,
    least: Double? = nil
  ) -> EdgeGroup {
    EdgeGroup(
      width: Span(start: width.lowerBound, end: width.upperBound),
      depth: Span(start: depth.lowerBound, end: depth.upperBound), fillsSafeArea: fills,
      least: least)
  }

  @Test(
    "each group moves inward past the previous groups, but stays in the room",
    arguments: [
      ([], []), ([group(10...60)], [0]),
      ([group(10...60), group(10...40)], [0, 58]),
      ([group(10...60), group(10...40), group(10...40)], [0, 58, 96]),
      // Next to each other, both fit at the edge.
      ([group(10...60), group(10...40, across: 120...200)], [0, 0]),
      // The second group fills the safe area from the edge.
      ([group(10...60), group(0...40, fills: true)], [38, 0]),
      // The second group is further inward than the first, and the gap is too small for the third.
      ([group(10...60), group(100...140)], [0, 0]),
      ([group(10...60), group(100...140), group(50...90)], [0, 0, 98]),
      // Each group stays in the room.
      ([group(10...160), group(10...100)], [0, 100]),
      ([group(0...300), group(10...40)], [0, 160]),
    ] as [([EdgeGroup], [Double])])
  func table(groups: [EdgeGroup], shifts: [Double]) {
    #expect(EdgeSharing.shifts(of: groups, room: 200) == shifts)
  }

  @Test(
    "a group stops at the next group with the user's attention, unless it also has attention",
    arguments: [
      ([group(10...60), group(10...40, least: 58)], [60, nil]),
      ([group(10...60, least: 0), group(10...40, least: 58)], [nil, nil]),
      ([group(10...60, across: 120...200), group(10...40, least: 58)], [nil, nil]),
    ] as [([EdgeGroup], [Double?])])
  func ends(groups: [EdgeGroup], ends: [Double?]) {
    #expect(EdgeSharing.ends(of: groups, movedBy: [0, 58]) == ends)
  }

  @Test("if there is enough room, groups never overlap or move outward")
  func apart() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix(state: seed)
      let groups = (0..<random.int(in: 1...6)).map { _ in
        let (x, y) = (Double(random.int(in: 0...300)), Double(random.int(in: 0...60)))
        return Self.group(
          y...(y + Double(random.int(in: 1...120))),
          across: x...(x + Double(random.int(in: 1...200))),
          fills: random.chance(1, outOf: 4))
      }
      let shifts = EdgeSharing.shifts(of: groups, room: 10_000)
      let moved = zip(groups, shifts).map { group, shift in
        EdgeGroup(width: group.width, depth: group.depth.moved(by: shift))
      }
      for (index, one) in moved.enumerated() {
        for other in moved[..<index] {
          let isBeside = one.width.end <= other.width.start || other.width.end <= one.width.start
          let gap = max(one.depth.start - other.depth.end, other.depth.start - one.depth.end)
          #expect(isBeside || gap >= EdgeSharing.spacing, "seed \(seed): \(groups)")
        }
      }
      #expect(shifts.allSatisfy { $0 >= 0 }, "seed \(seed)")
    }
  }

  @Test("overlays at rest of lanes that share an edge never overlap")
  func neverCovered() {
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine()
      // So high that all overlays fit.
      let viewport = OverlayViewport(
        size: OverlaySize(width: 400, height: 4000),
        safeArea: Insets(top: 40, left: 0, bottom: 20, right: 0))
      engine.prepare([(0, .viewportChanged(viewport))])
      for step in 1...12 {
        engine.prepare(random.changeAtEdges(step).map { (step * Self.later, $0) })
        let rest = (step + 1) * Self.later - 1
        engine.prepare([(rest, .timePassed)])
        let overlays = engine.scene(at: .ms(rest)).overlays.filter { $0.opacity > 0 }
        for (index, one) in overlays.enumerated() {
          for other in overlays[..<index]
          where engine.overlay(of: one.id)?.lane != engine.overlay(of: other.id)?.lane {
            count += 1
            guard one.currentFrame.intersects(other.currentFrame) else { continue }
            Issue.record("seed \(seed), step \(step): \(one.id) over \(other.id)")
            return
          }
        }
      }
    }
    #expect(count > 10_000)
  }

  /// An engine with a lasting overlay in each of two lanes.
  private static func two(
    _ placement: OverlayPosition = .top, _ settings: LaneSettings = LaneSettings()
  ) -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .laneConfigured(a, LaneSettings())), (0, .laneConfigured(b, settings))])
    let overlay = OverlayConfiguration.plain(placement, lifetime: .infinite)
    engine.prepare(
      showing(.first, overlay.with(\.lane, b), at: 0)
        + showing(.second, overlay.with(\.lane, a), at: 1000) + [(later, .timePassed)])
    return engine
  }

  private func tops(_ engine: OverlayEngine, at time: Int = later) -> [Double] {
    engine.scene(at: .ms(time)).overlays.map { $0.frame.minY }
  }

  @Test("the lane that was configured first is at the edge, and the other lane makes room")
  func twoLanes() {
    #expect(tops(Self.two()) == [118, 10])
    #expect(tops(Self.two(.bottom)) == [582, 690])
    #expect(tops(Self.two(.center)) == [350, 350])
  }

  @Test(
    "an overlay that fills the safe area is at the edge, even if its lane is the second",
    arguments: [
      (SafeAreaPolicy.respected, [OverlayID.first, .second]), (.filled, [.second, .first]),
    ])
  func fillsSafeArea(policy: SafeAreaPolicy, downwards: [OverlayID]) {
    var viewport = OverlayViewport.phone
    viewport.safeArea.top = 40
    var engine = OverlayEngine.open()
    engine.prepare([(0, .viewportChanged(viewport))])
    engine.prepare([Self.a, Self.b].map { (0, .laneConfigured($0, LaneSettings())) })
    let overlay = OverlayConfiguration.plain(.top, lifetime: .infinite)
    engine.prepare(
      showing(.first, overlay.with(\.lane, Self.a), at: 0)
        + showing(.second, overlay.with(\.lane, Self.b).with(\.safeArea, policy), at: 1000)
        + [(Self.later, .timePassed)])
    let overlays = engine.scene(at: .ms(Self.later)).overlays
    #expect(overlays.sorted { $0.frame.minY < $1.frame.minY }.map { $0.id } == downwards)
  }

  @Test("an overlay makes room when another appears, and moves back after the other is removed")
  func motion() {
    var engine = Self.two()
    engine.prepare([(6000, .dismissRequested(.overlay(.second))), (10_000, .timePassed)])
    #expect(tops(engine, at: 10_000) == [10])
    #expect(engine.wakeup == .never)
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 20), at: .ms(10_000)) == .overlay(.first))
  }

  @Test("a lane that doesn't share edges covers other lanes, like an overlay with a backdrop")
  func covers() {
    #expect(tops(Self.two(.top, LaneSettings(sharesEdges: false))) == [10, 10])
    var engine = Self.two()
    engine.prepare(
      showing(
        .third,
        OverlayConfiguration.plain(.top, lifetime: .infinite).with(\.backdrop, Backdrop()),
        at: 6000))
    engine.prepare([(10_000, .timePassed)])
    #expect(tops(engine, at: 10_000) == [118, 10, 10])
  }

  @Test("a list moves as a whole")
  func list() {
    var engine = Self.two(.top, LaneSettings(capacity: 2, arrangement: .list(spacing: 10)))
    let overlay = OverlayConfiguration.plain(.top, lifetime: .infinite).with(\.lane, Self.b)
    engine.prepare(showing(.third, overlay, at: 6000) + [(10_000, .timePassed)])
    #expect(tops(engine, at: 10_000) == [228, 10, 118])
  }

  @Test("a lane that stops sharing edges returns to the edge")
  func settings() {
    var engine = Self.two()
    engine.prepare([
      (6000, .laneConfigured(Self.b, LaneSettings(sharesEdges: false))), (10_000, .timePassed),
    ])
    #expect(tops(engine, at: 10_000) == [10, 10])
  }
}

extension SplitMix {
  /// A random change at the edges, with the sizes of new overlays.
  fileprivate mutating func changeAtEdges(_ step: Int) -> [OverlayEvent] {
    switch int(in: 0...7) {
    case 0:
      let arrangement: Arrangement = pick(
        .layered, .list(spacing: double(in: 0...20)),
        .collapsed(CollapsedStack(visibleCount: int(in: 1...3))))
      return [.laneConfigured(lane(), LaneSettings(capacity: 4, arrangement: arrangement))]
    case 1: return [.dismissRequested(.overlay(OverlayID(UInt64(int(in: 1...step)))))]
    default:
      let id = OverlayID(UInt64(step))
      let placement = pick(
        from: OverlayPosition.allCases.filter { $0.vertical == .top || $0.vertical == .bottom })
      var overlay = OverlayConfiguration.plain(placement ?? .top, lifetime: .infinite)
      overlay.lane = lane()
      overlay.precedence = pick(.queue, .stack, .replace())
      overlay.safeArea = pick(.respected, .filled)
      if chance(1, outOf: 2) { overlay.size.width = .constant(double(in: 60...300)) }
      let height = double(in: 20...200)
      return [
        .presentRequested(id, overlay), .measured(id, OverlaySize(width: 380, height: height)),
      ]
    }
  }
}
