import Testing

@testable import UsherCore

@Suite("Replies next to informing overlays")
struct ReplyTests {
  private static let banner = OverlayConfiguration.plain(lifetime: .infinite)
  private static let progress = banner.with(\.isReply, true)
  private static let reply = OverlayConfiguration.plain(lifetime: .timed(.seconds(2))).with(
    \.isReply, true)
  private static let offer = reply.with(\.offersUndo, true)
  private static let question = OverlayConfiguration.plain(.center, lifetime: .infinite)
    .with(\.backdrop, Backdrop())
  private static let third = OverlayID(3)
  private static let fourth = OverlayID(4)
  private static let fifth = OverlayID(5)

  /// An engine in which a banner, a reply that stays and an offer to undo are shown.
  private static func replying() -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(
      showing(.first, banner, at: 0) + showing(.second, progress, at: 0)
        + showing(third, offer, at: 0))
    return engine
  }

  @Test("a banner doesn't delay replies, and a reply doesn't delay offers to undo")
  func places() {
    #expect(Self.replying().shown == [.first, .second, Self.third])
  }

  @Test("replies are nearest to the edge, and overlays don't cover each other")
  func edge() {
    var engine = Self.replying()
    engine.prepare([(1000, .timePassed)])
    var scene = OverlayScene()
    engine.draw(into: &scene, at: .ms(1000))
    let frames = scene.overlays.map(\.frame)
    #expect(frames.count == 3)
    // The frames belong to the banner, the reply, and the offer to undo.
    #expect(frames[1].minY == frames[2].maxY + 8 && frames[0].minY == frames[1].maxY + 8)
  }

  @Test("a modal overlay covers all others, which don't move")
  func question() {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(
      showing(.first, Self.reply.with(\.lifetime, .timed(.seconds(60))), at: 0)
        + showing(.second, Self.question.with(\.placement, .top), at: 0) + [(1000, .timePassed)])
    var scene = OverlayScene()
    engine.draw(into: &scene, at: .ms(1000))
    #expect(Set(scene.overlays.map(\.frame.minY)).count == 1)
  }

  @Test("replies don't wait for each other, but offers to undo do, and report which they wait for")
  func wait() {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(
      showing(.first, Self.progress, at: 0) + showing(.second, Self.progress, at: 0)
        + showing(Self.third, Self.reply, at: 0) + showing(Self.fourth, Self.offer, at: 0)
        + [asking(Self.fifth, Self.offer, at: 0)])
    #expect(engine.shown == [.first, .second, Self.third, Self.fourth])
    guard case .waiting(let wait) = engine.pendingState(of: Self.fifth, at: .ms(10)) else {
      Issue.record("the second offer does not wait")
      return
    }
    #expect(wait.reason == .full([Self.fourth]))
  }

  /// An engine with six replies of 100 points, of which the first two stay.
  private static func crowded(capacity: Int = 1) -> (engine: OverlayEngine, last: OverlayCommand?) {
    var engine = OverlayEngine.open(capacity: capacity)
    var last: OverlayCommand?
    for number in 1...6 {
      let commands = engine.play(
        showing(OverlayID(UInt64(number)), number < 3 ? progress : reply, at: 0))
      for command in commands { if case .offerMore = command { last = command } }
    }
    return (engine, last)
  }

  @Test("replies form a list of three, or of the capacity, with an offer for the hidden replies")
  func list() {
    for (capacity, hidden) in [(1, 3), (5, 1)] {
      var (engine, last) = Self.crowded(capacity: capacity)
      #expect(last == .offerMore(.main, .top, beside: OverlayID(6), count: hidden))
      let overlays = engine.scene(at: .ms(1500)).overlays
      let seen = overlays.filter { $0.opacity > 0.5 }
      #expect(seen.map(\.id.rawValue) == Array(UInt64(hidden + 1)...6))
      for (one, next) in zip(seen.reversed(), seen.reversed().dropFirst()) {
        #expect(next.currentFrame.minY == one.currentFrame.maxY + 8)
      }
      engine.prepare([(1500, .moreRequested(.main, .top))])
      #expect(engine.scene(at: .ms(3000)).overlays[0].opacity == 1)
    }
  }

  @Test("the countdowns of hidden replies continue")
  func hidden() {
    var (engine, _) = Self.crowded()
    engine.prepare([(4000, .timePassed)])
    #expect(engine.shown == [.first, .second])
    let overlays = engine.scene(at: .ms(4000)).overlays
    #expect(overlays.map(\.opacity) == [1, 1])
  }

  @Test("a reply waits for a question, and is shown afterward")
  func behindQuestion() {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(showing(.first, Self.question, at: 0))
    engine.prepare([
      asking(.second, Self.banner, at: 10), asking(Self.third, Self.progress, at: 10),
      asking(Self.fourth, Self.reply, at: 10),
    ])
    #expect(engine.shown == [.first])
    engine.prepare([(20, .dismissRequested(.overlay(.first))), (2000, .timePassed)])
    #expect(Set(engine.shown) == [.second, Self.third, Self.fourth])
  }

  @Test("waiting replies are shown before informing overlays, regardless of priority")
  func line() {
    var engine = OverlayEngine.open(with: LaneSettings(takesTurnsWith: .main))
    engine.prepare([
      (0, .lanePaused(.main)), asking(.first, .plain(priority: .high), at: 0),
      asking(.second, Self.reply, at: 0), asking(Self.third, Self.progress, at: 0),
      (0, .laneResumed(.main)),
    ])
    #expect(engine.shown == [.second, Self.third, .first])
  }

  @Test(
    "an informing overlay with `replace` replaces informing overlays, and a reply replaces replies")
  func replaces() {
    var engine = Self.replying()
    engine.prepare(
      showing(Self.fourth, Self.banner.with(\.precedence, .replace()), at: 10)
        + [(2000, .timePassed)])
    #expect(Set(engine.shown) == [.second, Self.third, Self.fourth])
    engine.prepare(
      showing(Self.fifth, Self.progress.with(\.precedence, .replace()), at: 2000)
        + [(3000, .timePassed)])
    #expect(Set(engine.shown) == [Self.fourth, Self.fifth])
  }

  @Test("a reply that restores the replaced overlays doesn't replace other replies")
  func replacesRestoring() {
    var engine = Self.replying()
    engine.prepare(
      showing(
        Self.fourth, Self.progress.with(\.precedence, .replace(restoresReplaced: true)), at: 10))
    #expect(engine.shown == [.first, .second, Self.third, Self.fourth])
    #expect(engine.scene(at: .ms(2000)).overlays.map(\.opacity) == [1, 1, 1, 1])
  }

  @Test("a shown overlay keeps the place of its kind if an update changes its kind")
  func updated() {
    var engine = Self.replying()
    engine.prepare([(10, .updateRequested(.first, Self.progress))])
    engine.prepare([asking(Self.fourth, Self.banner, at: 20)])
    #expect(engine.waiting == [Self.fourth])
  }

  @Test("in a lane that doesn't show modals above, a reply waits like any other overlay")
  func shared() {
    var engine = OverlayEngine.open(sharing: 1)
    engine.prepare(showing(.first, Self.banner, at: 0) + [asking(.second, Self.reply, at: 10)])
    #expect(engine.shown == [.first] && engine.waiting == [.second])
  }
}
