import Testing
import UsherCore

@Suite("Selections of overlays")
struct SelectionTests {
  /// A selection, the waiting overlays that it contains in the order of their dismissal, and
  /// whether it contains the shown overlay.
  struct Named: Sendable {
    let selection: OverlaySelection<OverlayName>
    let waiting: [UInt64]
    let isShownNamed: Bool
  }

  private static let all: [UInt64] = [5, 4, 3, 2, 6]
  private static let selections = [
    Named(selection: .shown(), waiting: [], isShownNamed: true),
    Named(selection: .waiting(), waiting: all, isShownNamed: false),
    Named(selection: .all(), waiting: all, isShownNamed: true),
    Named(selection: .named(.letter), waiting: [5, 2], isShownNamed: true),
    Named(selection: .named(.parcel), waiting: [3, 6], isShownNamed: false),
    Named(selection: .named(OverlayName(9)), waiting: [], isShownNamed: false),
    Named(selection: .upTo(.low), waiting: [2], isShownNamed: false),
    Named(selection: .upTo(Priority(499)), waiting: [2], isShownNamed: false),
    Named(selection: .upTo(.normal), waiting: [3, 2, 6], isShownNamed: true),
    Named(selection: .upTo(.max), waiting: all, isShownNamed: true),
  ]

  @Test(
    "a dismissal ends the waiting overlays of its selection, and then the shown overlay",
    arguments: selections)
  func dismissal(_ named: Named) {
    var engine = OverlayEngine.resting(.named(.letter))
    engine.prepare([
      asking(OverlayID(2), .named(.letter).with(\.priority, .low), at: 210),
      asking(OverlayID(3), .named(.parcel), at: 220),
      asking(OverlayID(4), .plain(priority: .high), at: 230),
      asking(OverlayID(5), .named(.letter).with(\.priority, .max), at: 240),
      asking(OverlayID(6), .named(.parcel).with(\.delay, .seconds(9)), at: 250),
    ])
    let ids = engine.ids(of: named.selection).map { $0.rawValue }
    #expect(Set(ids) == Set(named.waiting + (named.isShownNamed ? [1] : [])))
    let commands = engine.play([(300, .dismissRequested(named.selection))])
    #expect(
      commands == named.waiting.map { .notify(OverlayID($0), .didDismiss(.cancelled)) }
        + (named.isShownNamed ? [.notify(.first, .willDismiss)] : []))
    #expect(
      engine.waiting.map { $0.rawValue } == Self.all.filter { !named.waiting.contains($0) })
  }

  @Test("a selection of one lane doesn't affect other lanes")
  func lane() {
    let side = LaneID(7)
    let overlay = OverlayConfiguration.plain().with(\.lane, side)
    var engine = OverlayEngine.resting()
    engine.prepare(
      showing(.second, overlay, at: 200) + [asking(.third, overlay, at: 200), (400, .timePassed)])
    let commands = engine.play([(500, .dismissRequested(.all(in: side)))])
    #expect(
      commands == [.notify(.third, .didDismiss(.cancelled)), .notify(.second, .willDismiss)])
    #expect(engine.shown == [.first, .second])
  }

  @Test("a lane's snapshot distinguishes delayed from waiting overlays")
  func snapshot() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      asking(.second, .named(.letter).with(\.delay, .seconds(1)), at: 300),
      asking(.third, .named(.letter), at: 300),
    ])
    #expect(engine.ids(of: .named(.letter)) == [.third, .second])
    let lane = engine.snapshot(of: .main)
    #expect(lane.shown == [.first])
    #expect(lane.waiting == [.third])
    #expect(lane.delayed == [.second])
  }
}
