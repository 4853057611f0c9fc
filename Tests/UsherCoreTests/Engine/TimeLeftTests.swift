import Testing

@testable import UsherCore

@Suite("The visible time left")
struct TimeLeftTests {
  /// An overlay that enters until 200 ms, rests for 1000 ms and exits in 100 ms.
  private static let timed = OverlayConfiguration.plain(tap: .delayExit(by: .seconds(2)))
    .with(\.showsTimeLeft, true)
  private static let visitor = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.precedence, .replace(restoresReplaced: true))

  /// Events in the life of an overlay at rest since 200 ms, with the expected time left at a moment
  /// and the expected wakeup.
  struct Course: Sendable {
    let name: String
    var overlay = timed
    var events: [Timed] = []
    let moment: Int
    let timeLeft: Double?
    let wakeup: Wakeup
  }

  private static let courses = [
    Course(name: "as it rests", moment: 200, timeLeft: 1, wakeup: .nextFrame),
    Course(name: "while it counts", moment: 450, timeLeft: 0.75, wakeup: .nextFrame),
    Course(
      name: "on its way out", events: [(1200, .timePassed)], moment: 1250, timeLeft: 0,
      wakeup: .nextFrame),
    Course(
      name: "dismissed before", events: [(450, .dismissRequested(.all()))], moment: 500,
      timeLeft: 0.75, wakeup: .nextFrame),
    Course(
      name: "held", events: [pointer(.began, at: 700, y: 50)], moment: 9000, timeLeft: 0.5,
      wakeup: .never),
    Course(
      name: "dragged", events: [pointer(.began, at: 700, y: 50), pointer(.moved, at: 710, y: 40)],
      moment: 9000, timeLeft: 0.5, wakeup: .never),
    Course(
      name: "let go again",
      events: [
        (450, .attentionChanged(.hover, of: .first, isPresent: true)),
        (9000, .attentionChanged(.hover, of: .first, isPresent: false)),
      ], moment: 9250, timeLeft: 0.5, wakeup: .nextFrame),
    Course(
      name: "let go, to count anew", overlay: timed.with(\.resumePolicy, .restart),
      events: [
        (450, .attentionChanged(.hover, of: .first, isPresent: true)),
        (9000, .attentionChanged(.hover, of: .first, isPresent: false)),
      ], moment: 9250, timeLeft: 0.75, wakeup: .nextFrame),
    Course(
      name: "put off by more than all of it", events: tapping(at: 700, y: 50), moment: 800,
      timeLeft: 1, wakeup: .nextFrame),
    Course(
      name: "given another lifetime",
      events: [(700, .lifetimeChanged(.first, .timed(.seconds(4))))], moment: 1700, timeLeft: 0.75,
      wakeup: .nextFrame),
    Course(
      name: "updated", events: [(700, .updateRequested(.first, timed))], moment: 950,
      timeLeft: 0.75, wakeup: .nextFrame),
    Course(
      name: "brought back",
      events: [(450, .dismissRequested(.all())), (500, .updateRequested(.first, timed))],
      moment: 510, timeLeft: 1, wakeup: .nextFrame),
    Course(
      name: "there for its minimum time alone", overlay: timed.with(\.minimumTime, .seconds(5)),
      events: [(1200, .timePassed)], moment: 1300, timeLeft: 0, wakeup: .at(.ms(5000))),
    Course(
      name: "without an end", overlay: timed.with(\.lifetime, .infinite), moment: 300,
      timeLeft: nil, wakeup: .never),
    Course(
      name: "without showing it", overlay: timed.with(\.showsTimeLeft, false), moment: 300,
      timeLeft: nil, wakeup: .at(.ms(1200))),
    Course(
      name: "restored, on its way in",
      events: showing(.second, visitor, at: 600) + [
        (900, .dismissRequested(.overlay(.second))), (1000, .timePassed),
        (1000, .measured(.first, .card)),
      ], moment: 1100, timeLeft: 0.6, wakeup: .nextFrame),
  ]

  @Test(
    "a scene contains the fraction of the time left, and needs frames while it changes",
    arguments: courses)
  func follow(_ course: Course) {
    var engine = OverlayEngine.resting(course.overlay)
    engine.prepare(course.events)
    let timeLeft = engine.only(at: course.moment)?.timeLeft
    #expect((timeLeft == nil) == (course.timeLeft == nil), "\(course.name)")
    #expect(isClose(timeLeft ?? 0, course.timeLeft ?? 0), "\(course.name)")
    #expect(engine.wakeup == course.wakeup, "\(course.name)")
  }

  @Test("all of an overlay's time is left until it rests")
  func entering() {
    let engine = OverlayEngine.entering(Self.timed)
    #expect([0, 100, 199].map { engine.only(at: $0)?.timeLeft } == [1, 1, 1])
  }

  @Test("a lifetime of zero ends as soon as it starts")
  func zero() {
    var engine = OverlayEngine.entering(Self.timed.with(\.lifetime, .timed(.zero)))
    #expect(engine.only(at: 100)?.timeLeft == 1)
    engine.prepare([(200, .timePassed)])
    #expect(engine.only(at: 250)?.timeLeft == 0)
  }

  @Test("a frame for an instant after the end shows no time left")
  func beyond() {
    #expect(OverlayEngine.resting(Self.timed).only(at: 9000)?.timeLeft == 0)
  }

  @Test("an overlay hidden by a stack needs no frames")
  func hidden() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack(visibleCount: 1))))
    engine.prepare(
      showing(.first, Self.timed.with(\.lifetime, .timed(.seconds(60))), at: 0)
        + showing(.second, .plain(lifetime: .infinite), at: 0) + [(5000, .timePassed)])
    #expect(engine.wakeup == .at(.ms(60_200)))
    engine.prepare([(5000, .dismissRequested(.overlay(.second))), (10_000, .timePassed)])
    #expect(engine.wakeup == .nextFrame)
  }

  @Test("an overlay drawn by the app needs no frames")
  func drawnByApp() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.timed.with(\.drawing, .app), at: 0)])
    #expect(engine.wakeup == .at(.ms(1000)))
  }
}
