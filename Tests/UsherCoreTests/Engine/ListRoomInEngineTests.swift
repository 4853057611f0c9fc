import Testing

@testable import UsherCore

@Suite("Lists with more overlays than fit")
struct ListRoomInEngineTests {
  private static let list = LaneSettings(capacity: 20, arrangement: .list(spacing: 10))
  private static let note = OverlayConfiguration.plain(lifetime: .timed(.seconds(2)))

  /// An engine on a phone 800 points high, with ten overlays of 100 points that appear one by one
  /// until 900 ms.
  private static func crowded(
    _ settings: LaneSettings = list, _ overlay: OverlayConfiguration = note
  ) -> (engine: OverlayEngine, offers: [OverlayCommand]) {
    var engine = OverlayEngine.open(with: settings)
    var offers: [OverlayCommand] = []
    for number in 1...10 {
      let id = OverlayID(UInt64(number))
      offers += engine.play(showing(id, overlay, at: 100 * number - 100)).filter(isOffer)
    }
    return (engine, offers)
  }

  private static func isOffer(_ command: OverlayCommand) -> Bool {
    if case .offerMore = command { true } else { false }
  }

  private static func offer(_ count: Int, beside latest: UInt64) -> OverlayCommand {
    .offerMore(.main, .top, beside: OverlayID(latest), count: count)
  }

  private static func seen(_ engine: OverlayEngine, at time: Int) -> [UInt64] {
    engine.scene(at: .ms(time)).overlays.filter { $0.opacity > 0.5 }.map { $0.id.rawValue }
  }

  @Test(
    "if a list is full, its oldest overlays are hidden, ignore the pointer and are offered",
    .bug("https://github.com/fkhadra/react-toastify/issues/1028"),
    .bug("https://github.com/fkhadra/react-toastify/issues/1175"))
  func hidden() {
    let (engine, offers) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    #expect(
      offers == [Self.offer(2, beside: 8), Self.offer(3, beside: 9), Self.offer(4, beside: 10)])
    #expect(Self.seen(engine, at: 3000) == [5, 6, 7, 8, 9, 10])
    let overlays = engine.scene(at: .ms(3000)).overlays
    #expect(overlays.map { $0.acceptsInput } == (1...10).map { $0 > 4 })
    // The offer of 36 points and two gaps fit below the last overlay.
    #expect(overlays[4].currentFrame.maxY == 660)
    #expect(overlays.prefix(4).map { $0.frame } == Array(repeating: overlays[4].frame, count: 4))
  }

  @Test("a list at the bottom shows as many overlays as a list at the top")
  func atBottom() {
    let note = Self.note.with(\.lifetime, .infinite).with(\.placement, .bottom)
    let (engine, _) = Self.crowded(Self.list, note)
    #expect(Self.seen(engine, at: 3000) == [5, 6, 7, 8, 9, 10])
  }

  @Test("a higher offer leaves less room for the list")
  func highOffer() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    var offer = OverlayConfiguration.plain(lifetime: .infinite)
    offer.lane = LaneID.main.counterpart
    offer.precedence = .stack
    let commands = engine.play(
      showing(OverlayID(11), offer, at: 1000, size: OverlaySize(width: 100, height: 130)))
    #expect(commands.filter(Self.isOffer) == [Self.offer(5, beside: 10)])
    #expect(Self.seen(engine, at: 3000) == [6, 7, 8, 9, 10, 11])
    let overlays = engine.scene(at: .ms(3000)).overlays
    #expect(overlays.last?.currentFrame.minY == 558)
  }

  @Test("the countdown of a hidden overlay pauses, and resumes when there is room")
  func countdowns() {
    var (engine, _) = Self.crowded()
    guard case .shown(let hidden) = engine.pendingState(of: OverlayID(1), at: .ms(1500)) else {
      Issue.record("the overlay is not shown")
      return
    }
    // The countdown started at 200 ms, and the seventh overlay filled the list at 700 ms.
    #expect(hidden.pausedBy == .noRoom && hidden.timeLeft == .paused(.milliseconds(1500)))
    var ends: [(UInt64, Int)] = []
    for time in stride(from: 1000, through: 8000, by: 100) {
      for command in engine.play([(time, .timePassed)]) {
        if case .notify(let id, .willDismiss) = command { ends.append((id.rawValue, time)) }
      }
    }
    #expect(ends.map { $0.0 }.sorted() == Array(1...10))
    // Overlays that were always visible end on time. Each of the others was visible for the same
    // time.
    #expect(ends.filter { $0.0 > 4 }.map { $0.1 } == [2600, 2700, 2800, 2900, 3000, 3100])
    #expect(ends.filter { $0.0 <= 4 }.allSatisfy { $0.1 > 3800 })
  }

  @Test(
    "each request for more shows the next older overlays, and after the oldest the latest again")
  func pages() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    #expect(
      engine.play([(2000, .moreRequested(.main, .top))]).filter(Self.isOffer)
        == [Self.offer(6, beside: 10)])
    #expect(Self.seen(engine, at: 4000) == [1, 2, 3, 4])
    engine.prepare([(4000, .moreRequested(.main, .top))])
    #expect(Self.seen(engine, at: 6000) == [5, 6, 7, 8, 9, 10])
  }

  @Test("a list that shows older overlays returns to the latest when a new overlay appears")
  func another() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    engine.prepare([(2000, .moreRequested(.main, .top))])
    engine.prepare(showing(OverlayID(11), Self.note, at: 3000))
    #expect(Self.seen(engine, at: 5000) == [6, 7, 8, 9, 10, 11])
  }

  @Test("a request for more moves only that list, even while the user attends to its overlays")
  func pagesUnderAttention() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    let bottom = OverlayConfiguration.plain(.bottom, lifetime: .infinite)
    for id in (11...13).map({ OverlayID($0) }) {
      engine.prepare(showing(id, bottom, at: 1000))
    }
    engine.prepare([
      (2000, .focusMoved(OverlayID(11), isInside: true)),
      (2000, .attentionChanged(.hover, of: OverlayID(10), isPresent: true)),
      (2000, .dismissRequested(.overlay(OverlayID(13)))), (3000, .timePassed),
      (3000, .moreRequested(.main, .top)), (5000, .timePassed),
    ])
    #expect(Self.seen(engine, at: 5000) == [1, 2, 3, 4, 11, 12])
    let tops = engine.scene(at: .ms(5000)).overlays.suffix(2).map { $0.currentFrame.minY }
    #expect(tops == [470, 580])
  }

  @Test("a hidden overlay with the user's attention is shown, even if the list keeps its places")
  func attendedWhileHidden() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    engine.prepare([
      (2000, .attentionChanged(.hover, of: OverlayID(10), isPresent: true)), (3000, .timePassed),
      (3000, .focusMoved(OverlayID(2), isInside: true)),
    ])
    #expect(Self.seen(engine, at: 5000) == [1, 2, 3, 4])
  }

  @Test("a hidden overlay that gets the keyboard focus is shown")
  func focus() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    engine.prepare([(2000, .focusMoved(OverlayID(2), isInside: true))])
    #expect(Self.seen(engine, at: 4000) == [1, 2, 3, 4])
    engine.prepare([(4000, .focusMoved(OverlayID(2), isInside: false))])
    #expect(Self.seen(engine, at: 6000) == [5, 6, 7, 8, 9, 10])
  }

  @Test("the offer is withdrawn if all overlays fit, but not when the window closes")
  func withdrawn() {
    var (engine, _) = Self.crowded(Self.list, Self.note.with(\.lifetime, .infinite))
    var closing = engine
    #expect(closing.play([(2000, .hostClosed)]).filter(Self.isOffer) == [])
    let dismissals = (1...4).map { number -> Timed in
      (2000, .dismissRequested(.overlay(OverlayID(UInt64(number)))))
    }
    #expect(
      engine.play(dismissals).filter(Self.isOffer)
        == [3, 2].map { Self.offer($0, beside: 10) } + [
          .offerMore(.main, .top, beside: OverlayID(10), count: 0)
        ])
  }

  @Test("a request for more without an offer changes nothing")
  func nothingOffered() {
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare(showing(.first, Self.note, at: 0))
    let known = engine
    #expect(
      engine.play([(0, .moreRequested(.main, .top)), (0, .moreRequested(LaneID(7), .top))]) == [])
    #expect(engine == known)
  }

  @Test("centered lists and expanded stacks hide overlays that don't fit, without an offer")
  func withoutOffer() {
    let stack = LaneSettings(
      capacity: 20, arrangement: .collapsed(CollapsedStack(visibleCount: 9, spacing: 10)))
    for (settings, placement, seen) in [
      (Self.list, OverlayPosition.center, [UInt64](4...10)), (stack, .top, [UInt64](4...10)),
    ] {
      var (engine, offers) = Self.crowded(
        settings, .plain(placement, lifetime: .infinite))
      engine.prepare([(1000, .attentionChanged(.hover, of: OverlayID(10), isPresent: true))])
      #expect(offers == [])
      #expect(Self.seen(engine, at: 3000) == seen)
    }
  }

  @Test("a list behind another lane's overlays has less room")
  func otherLane() {
    let other = LaneID(1)
    var engine = OverlayEngine.open(with: Self.list)
    engine.prepare([(0, .laneConfigured(other, Self.list))])
    for number in 1...4 {
      for (lane, first) in [(LaneID.main, 0), (other, 4)] {
        engine.prepare(
          showing(
            OverlayID(UInt64(first + number)),
            OverlayConfiguration.plain(lifetime: .infinite).with(\.lane, lane), at: 0))
      }
    }
    #expect(Self.seen(engine, at: 3000) == [1, 2, 3, 7, 4, 8])
    let frames = engine.scene(at: .ms(3000)).overlays.filter { $0.opacity > 0.5 }
      .map { $0.frame.minY }
    #expect(frames == [340, 230, 120, 558, 10, 448])
  }
}
