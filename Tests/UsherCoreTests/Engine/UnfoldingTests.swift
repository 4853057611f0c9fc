import Testing

@testable import UsherCore

@Suite("Overlays that unfold")
struct UnfoldingTests {
  /// An overlay that stays until dismissed, and unfolds half a second after its entrance began.
  private static let folded = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.unfolding, unfolding(500))
  private static let unfolds: [OverlayCommand] = [.unfold(.first), .measure(.first, .phone)]
  private static let isBuilt: [OverlayCommand] = [.refresh(.first), .measure(.first, .phone)]
  private static let tall = OverlaySize(width: 380, height: 300)

  /// An unfolding that begins `milliseconds` after the entrance began and takes 100 ms, linearly.
  private static func unfolding(_ milliseconds: Int) -> Unfolding {
    Unfolding(after: .milliseconds(milliseconds), timing: .linear(100))
  }

  @Test(
    "an overlay unfolds once, at its time after the entrance began, and sleeps before and after")
  func once() {
    var engine = OverlayEngine.resting(Self.folded)
    #expect(engine.wakeup == .at(.ms(500)))
    #expect(engine.isFolded(.first))
    #expect(engine.play([(499, .timePassed)]).isEmpty)
    #expect(engine.play([(500, .timePassed)]) == Self.unfolds)
    #expect(!engine.isFolded(.first))
    #expect(engine.wakeup == .never)
    #expect(engine.play([(500, .measured(.first, .card)), (60_000, .timePassed)]).isEmpty)
  }

  @Test("an overlay without a wait unfolds as it comes")
  func atOnce() {
    var engine = OverlayEngine.open()
    let commands = engine.play(
      showing(.first, Self.folded.with(\.unfolding, Self.unfolding(0)), at: 0))
    #expect(commands == .admitted(.first) + [.notify(.first, .willPresent)] + Self.unfolds)
  }

  @Test("an overlay grows as its unfolding says, and later changes as ever")
  func growth() {
    var engine = OverlayEngine.resting(Self.folded)
    engine.prepare([(500, .timePassed), (500, .measured(.first, Self.tall))])
    #expect(engine.wakeup == .nextFrame)
    #expect(
      [500, 525, 550, 600].map { engine.only(at: $0)?.frame.size.height } == [100, 150, 200, 300])
    engine.prepare([(600, .timePassed)])
    #expect(engine.wakeup == .never)
    engine.prepare([(700, .contentReplaced(.first, needs: nil)), (700, .measured(.first, .card))])
    let spring = Timing.Spring.smooth.state(
      after: 0.1, from: Timing.Spring.State(displacement: 200, velocity: 0))
    #expect(
      isClose(engine.only(at: 800)?.frame.size.height ?? .nan, 100 + spring.displacement))
  }

  @Test("an overlay has its unfolded size at once where the user prefers less motion")
  func reducedMotion() {
    var engine = OverlayEngine.resting(Self.folded)
    engine.prepare([
      (300, .preferencesChanged(Preferences(reducesMotion: true))), (500, .timePassed),
      (500, .measured(.first, Self.tall)),
    ])
    #expect(engine.only(at: 500)?.frame.size.height == 300)
    #expect(engine.wakeup == .never)
  }

  @Test(
    "the buttons of an alert unfold as in SwiftEntryKit", arguments: [(1, 0.4), (2, 0.4), (3, 0.8)])
  func buttons(count: Int, dampingRatio: Double) throws {
    let spring = try Timing.Spring(duration: .milliseconds(800), dampingRatio: dampingRatio)
    #expect(
      Unfolding.buttons(count) == Unfolding(after: .milliseconds(500), timing: .spring(spring)))
  }

  /// Events in the life of a folded overlay, and the additional commands.
  struct Course: Sendable {
    let name: String
    let events: [Timed]
    let commands: [OverlayCommand]
    let isFolded: Bool
  }

  private static let whole = folded.with(\.unfolding, nil)
  private static let leaving = OverlayCommand.notify(.first, .willDismiss)
  private static let courses = [
    Course(
      name: "under a pointer it unfolds",
      events: [
        pointer(.began, at: 400, y: 50), pointer(.moved, at: 410, y: 30), (500, .timePassed),
      ],
      commands: [.claimPointer(.first)] + unfolds, isFolded: false),
    Course(
      name: "on its way out it does not",
      events: [(450, .dismissRequested(.all())), (549, .timePassed)],
      commands: [leaving], isFolded: true),
    Course(
      name: "brought back after its time, it does so then",
      events: [(450, .dismissRequested(.all())), (520, .updateRequested(.first, folded))],
      commands: [leaving] + isBuilt + unfolds, isFolded: false),
    Course(
      name: "brought back before its time, it does so at its time",
      events: [
        (300, .dismissRequested(.all())), (350, .updateRequested(.first, folded)),
        (499, .timePassed),
      ],
      commands: [leaving] + isBuilt, isFolded: true),
    Course(
      name: "an update counts from the entrance, too",
      events: [
        (300, .updateRequested(.first, folded.with(\.unfolding, unfolding(400)))),
        (400, .timePassed),
      ],
      commands: isBuilt + unfolds, isFolded: false),
    Course(
      name: "an update whose time is over unfolds it then",
      events: [(300, .updateRequested(.first, folded.with(\.unfolding, unfolding(100))))],
      commands: isBuilt + unfolds, isFolded: false),
    Course(
      name: "once unfolded it stays so, whatever it is updated to",
      events: [
        (500, .timePassed), (600, .updateRequested(.first, folded)),
        (700, .updateRequested(.first, whole)), (800, .updateRequested(.first, folded)),
        (5000, .timePassed),
      ],
      commands: unfolds + isBuilt + isBuilt + isBuilt, isFolded: false),
    Course(
      name: "an update to one that is never folded shows all of it, for good",
      events: [
        (300, .updateRequested(.first, whole)), (400, .updateRequested(.first, folded)),
        (5000, .timePassed),
      ],
      commands: isBuilt + isBuilt, isFolded: false),
    Course(
      name: "another content is as folded as the one before",
      events: [(300, .contentReplaced(.first, needs: nil)), (499, .timePassed)],
      commands: isBuilt, isFolded: true),
    Course(
      name: "another content of one that is unfolded is, too",
      events: [
        (500, .timePassed), (600, .contentReplaced(.first, needs: nil)), (5000, .timePassed),
      ],
      commands: unfolds + isBuilt, isFolded: false),
    Course(
      name: "what times out at that moment goes as it is",
      events: [(300, .lifetimeChanged(.first, .timed(.milliseconds(200)))), (500, .timePassed)],
      commands: [leaving], isFolded: true),
  ]

  @Test("an overlay unfolds, or stays as it is, as the table says", arguments: courses)
  func follow(_ course: Course) {
    var engine = OverlayEngine.resting(Self.folded)
    #expect(engine.play(course.events) == course.commands, "\(course.name)")
    #expect(engine.isFolded(.first) == course.isFolded, "\(course.name)")
  }

  /// Events that give the overlay's place to the second one for 400 ms.
  private func lending(at time: Int) -> [Timed] {
    let visitor = OverlayConfiguration.plain(lifetime: .infinite)
      .with(\.precedence, .replace(restoresReplaced: true))
    return showing(.second, visitor, at: time) + [
      (time + 300, .dismissRequested(.overlay(.second))), (time + 400, .timePassed),
      (time + 400, .measured(.first, .card)),
    ]
  }

  @Test(
    "an overlay that gave its place away folded waits folded, and counts from its next entrance")
  func restoredFolded() {
    var engine = OverlayEngine.resting(Self.folded)
    engine.prepare(lending(at: 300).dropLast(2))
    #expect(engine.waiting == [.first])
    #expect(engine.isFolded(.first))
    engine.prepare([(700, .timePassed), (700, .measured(.first, .card)), (900, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
    #expect(engine.play([(1200, .timePassed)]) == Self.unfolds)
  }

  @Test("an overlay that gave its place away unfolded comes back unfolded")
  func restoredUnfolded() {
    var engine = OverlayEngine.resting(Self.folded)
    engine.prepare([(500, .timePassed)] + lending(at: 600).dropLast(2))
    #expect(engine.waiting == [.first])
    #expect(!engine.isFolded(.first))
    engine.prepare([(1000, .timePassed), (1000, .measured(.first, .card)), (1200, .timePassed)])
    #expect(engine.shown == [.first])
    #expect(engine.wakeup == .never)
  }

  @Test("an overlay's fold is known before it comes, and false for an unknown id")
  func known() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.folded, at: 0), asking(.second, Self.folded, at: 0)])
    #expect([.first, .second, .stranger].map { engine.isFolded($0) } == [true, true, false])
    engine.prepare([(0, .updateRequested(.second, Self.whole))])
    #expect(!engine.isFolded(.second))
  }

  @Test("an overlay without an unfolding is never folded, not even before it comes")
  func neverFolded() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.whole, at: 0)])
    #expect(!engine.isFolded(.first))
  }

  @Test("an overlay that the app draws does not unfold")
  func drawnByApp() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.folded.with(\.drawing, .app), at: 0)])
    #expect(engine.wakeup == .never)
    #expect(engine.play([(9000, .timePassed)]).isEmpty)
  }
}
