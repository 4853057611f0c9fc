import Testing

@testable import UsherCore

@Suite("What replies, beside what informs")
struct ReplyTests {
  private static let banner = OverlayConfiguration.plain(lifetime: .infinite)
  private static let progress = banner.with(\.isReply, true)
  private static let reply = OverlayConfiguration.plain(lifetime: .timed(.seconds(2))).with(
    \.isReply, true)
  private static let question = OverlayConfiguration.plain(.center, lifetime: .infinite)
    .with(\.backdrop, Backdrop())
  private static let third = OverlayID(3)
  private static let fourth = OverlayID(4)
  private static let fifth = OverlayID(5)

  /// An engine in which a banner, a reply that stays and one that goes by itself are shown.
  private static func replying() -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(
      showing(.first, banner, at: 0) + showing(.second, progress, at: 0)
        + showing(third, reply, at: 0))
    return engine
  }

  @Test("a banner delays no reply, and a reply that stays delays none that goes by itself")
  func places() {
    #expect(Self.replying().shown == [.first, .second, Self.third])
  }

  @Test("at an edge, what replies lies outermost, and nothing covers anything")
  func edge() {
    var engine = Self.replying()
    engine.prepare([(1000, .timePassed)])
    var scene = OverlayScene()
    engine.draw(into: &scene, at: .ms(1000))
    let frames = scene.overlays.map(\.frame)
    #expect(frames.count == 3)
    // Shown in this order: the banner, the reply that stays, and the one that goes by itself.
    #expect(frames[1].minY == frames[2].maxY + 8 && frames[0].minY == frames[1].maxY + 8)
  }

  @Test("what asks lies over all others, which do not move for it")
  func question() {
    var engine = OverlayEngine.open(capacity: 1)
    engine.prepare(
      showing(.first, Self.reply.with(\.lifetime, .timed(.seconds(60))), at: 0)
        + showing(.second, Self.question.with(\.placement, .top), at: 0) + [(1000, .timePassed)])
    var scene = OverlayScene()
    engine.draw(into: &scene, at: .ms(1000))
    #expect(Set(scene.overlays.map(\.frame.minY)).count == 1)
  }

  @Test("replies of one kind wait for each other, and tell for whom they wait")
  func wait() {
    var engine = Self.replying()
    engine.prepare([
      asking(Self.fourth, Self.progress, at: 10), asking(Self.fifth, Self.reply, at: 10),
    ])
    func reason(of id: OverlayID) -> PendingState.WaitReason? {
      if case .waiting(let wait) = engine.pendingState(of: id, at: .ms(10)) {
        wait.reason
      } else {
        nil
      }
    }
    #expect(reason(of: Self.fourth) == .full([.second]))
    #expect(reason(of: Self.fifth) == .full([Self.third]))
  }

  @Test("a reply waits for a question, as what informs does, and goes before that afterwards")
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

  @Test("in line, what replies goes before what informs, whatever the priorities")
  func line() {
    var engine = OverlayEngine.open(with: LaneSettings(takesTurnsWith: .main))
    engine.prepare([
      (0, .lanePaused(.main)), asking(.first, .plain(priority: .high), at: 0),
      asking(.second, Self.reply, at: 0), asking(Self.third, Self.progress, at: 0),
      (0, .laneResumed(.main)),
    ])
    #expect(engine.shown == [.second, Self.third, .first])
  }

  @Test("a message that replaces displaces what informs, and a reply what replies")
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

  @Test("a shown overlay keeps the kind of its place when an update changes its lifetime")
  func updated() {
    var engine = Self.replying()
    engine.prepare([(10, .updateRequested(.second, Self.reply))])
    engine.prepare([asking(Self.fourth, Self.progress, at: 20)])
    #expect(engine.waiting == [Self.fourth])
    // Another reply that goes by itself has its own place as soon as the one before has gone.
    engine.prepare([
      asking(Self.fifth, Self.reply, at: 20), (30, .dismissRequested(.overlay(Self.third))),
    ])
    engine.prepare([(1000, .timePassed)])
    #expect(engine.shown.contains(Self.fifth))
  }

  @Test("in a lane whose overlays share places, a reply waits like any other")
  func shared() {
    var engine = OverlayEngine.open(sharing: 1)
    engine.prepare(showing(.first, Self.banner, at: 0) + [asking(.second, Self.reply, at: 10)])
    #expect(engine.shown == [.first] && engine.waiting == [.second])
  }
}
