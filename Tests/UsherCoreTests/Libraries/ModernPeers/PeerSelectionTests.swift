import Testing
import UsherCore

/// Selections, duplicates, minimum times and placements in Mijick, toastification, exyte, notistack
/// and Drops.
@Suite("Modern peers: dismissals")
struct PeerSelectionTests {
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)

  private static func three() -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: 3)
    engine.prepare(
      showing(.first, lasting, at: 0)
        + showing(.second, lasting.with(\.name, .letter), at: 0)
        + showing(.third, lasting.with(\.priority, .high), at: 0) + [(1000, .timePassed)])
    return engine
  }

  @Test(
    "a selection contains one overlay, those with a name, those up to a priority, or all",
    arguments: [
      (OverlaySelection<OverlayName>.overlay(.third), [OverlayID.third]),
      (.overlay(.first), [.first]),
      (.named(.letter), [.second]), (.upTo(.normal), [.second, .first]),
      (.upTo(Priority(-1)), []), (.shown(), [.third, .second, .first]),
      (.all(), [.third, .second, .first]), (.all(in: LaneID(5)), []),
    ])
  func dismisses(selection: OverlaySelection<OverlayName>, ids: [OverlayID]) {
    var engine = Self.three()
    #expect(engine.ids(of: selection) == ids.reversed())
    #expect(
      engine.play([(1000, .dismissRequested(selection))])
        == ids.map { .notify($0, .willDismiss) })
  }

  @Test("the earliest and latest overlays are the ends of the shown list")
  func ends() {
    let engine = Self.three()
    #expect(engine.shown.first == .first)
    #expect(engine.shown.last == .third)
  }

  @Test("Mijick: a popup is refused if its name is already in use")
  func names() {
    let popup = OverlayConfiguration.named(.letter, .ignore)
    var engine = OverlayEngine.open(capacity: 3)
    engine.prepare(showing(.first, popup, at: 0))
    #expect(
      engine.play([asking(.second, popup, at: 10)])
        == [.refuse(.second, .duplicate(of: .first))])
    #expect(
      engine.play([asking(.second, popup.with(\.name, .parcel), at: 10)]) == .admitted(.second))
  }

  @Test("notistack: a text is refused only if it repeats the last one")
  func coalesces() {
    let letter = OverlayConfiguration.named(.letter, .coalesceWithLast)
    let parcel = OverlayConfiguration.named(.parcel, .coalesceWithLast)
    var engine = OverlayEngine.open(capacity: 9)
    #expect(engine.play([asking(.first, letter, at: 0)]) == .admitted(.first))
    #expect(
      engine.play([asking(.second, letter, at: 0)]) == [.refuse(.second, .duplicate(of: .first))])
    #expect(engine.play([asking(.second, parcel, at: 0)]) == .admitted(.second))
    #expect(engine.play([asking(.third, letter, at: 0)]) == .admitted(.third))
  }

  @Test("a dismissal before the minimum time takes effect when the minimum time ends")
  func minimumTime() {
    var engine = OverlayEngine.resting(Self.lasting.with(\.minimumTime, .seconds(2)))
    #expect(engine.play([(500, .dismissRequested(.shown())), (1999, .timePassed)]) == [])
    #expect(
      engine.play([(2000, .timePassed), (2100, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }

  @Test("a lifetime shorter than the minimum time ends with the minimum time")
  func shortLifetime() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(2)))
    #expect(engine.play([(1999, .timePassed)]) == [])
    #expect(
      engine.play([(2100, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
  }

  @Test("exyte: the user can't dismiss a popup until an update allows it")
  func dismissibleLater() {
    let backdrop = Backdrop(tap: .absorb, isModal: false)
    let fixed = OverlayConfiguration.plain(
      lifetime: .infinite, tap: .absorb, swipe: nil, dismissesOnEscape: false
    ).with(\.backdrop, backdrop)
    var engine = OverlayEngine.resting(fixed)
    let early = engine.play(
      tapping(at: 300, y: 50) + tapping(at: 320, y: 400) + [
        pointer(.began, at: 340, y: 90), pointer(.moved, at: 350, y: 20),
        pointer(.ended, at: 360, y: -50), (400, .keyPressed(.escape)),
      ])
    #expect(early == [.performTap(.first, .overlay), .performTap(.first, .backdrop)])
    engine.prepare([(1000, .updateRequested(.first, Self.lasting))])
    #expect(engine.play([(1000, .keyPressed(.escape))]) == [.notify(.first, .willDismiss)])
  }

  @Test(
    "exyte: a dismissal reports its reason: tap, backdrop tap, swipe, Escape or timeout")
  func sources() {
    let backdrop = Backdrop(isModal: false, fadeIn: .linear(0), fadeOut: .linear(0))
    let ways: [([Timed], DismissReason)] = [
      (tapping(at: 300, y: 50), .tap), (tapping(at: 300, y: 400), .backdropTap),
      ([(300, .keyPressed(.escape))], .escape), ([], .timedOut),
      (
        [
          pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 60),
          pointer(.ended, at: 320, y: -20),
        ], .swipe
      ),
    ]
    for (way, reason) in ways {
      var engine = OverlayEngine.resting(.plain().with(\.backdrop, backdrop))
      let commands = engine.play(way + [(9000, .timePassed)])
      #expect(Array(commands.suffix(2)) == .gone(.first, reason))
    }
  }

  @Test("toastification: each position has a separate list")
  func placements() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 10, arrangement: .list(spacing: 12)))
    for (index, placement) in [OverlayPosition.top, .bottom, .top, .bottom].enumerated() {
      engine.prepare(
        showing(
          OverlayID(UInt64(index)), .plain(placement, lifetime: .infinite), at: 0))
    }
    #expect(engine.scene(at: .ms(9000)).overlays.map { $0.frame.minY } == [122, 578, 10, 690])
  }
}
