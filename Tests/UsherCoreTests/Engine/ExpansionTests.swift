import Testing

@testable import UsherCore

@Suite("Overlays that expand")
struct ExpansionTests {
  /// An overlay that stays until dismissed, and expands half a second after its entrance starts.
  private static let collapsed = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.expansion, expansion(500))
  private static let expands: [OverlayCommand] = [.expand(.first), .measure(.first, .phone)]
  private static let isBuilt: [OverlayCommand] = [.refresh(.first), .measure(.first, .phone)]
  private static let tall = OverlaySize(width: 380, height: 300)

  /// An expansion that starts `milliseconds` after the entrance starts, and takes 100 ms, linearly.
  private static func expansion(_ milliseconds: Int) -> Expansion {
    Expansion(after: .milliseconds(milliseconds), timing: .linear(100))
  }

  @Test(
    "an overlay expands once, at its time after the start of the entrance")
  func once() {
    var engine = OverlayEngine.resting(Self.collapsed)
    #expect(engine.wakeup == .at(.ms(500)))
    #expect(engine.isCollapsed(.first))
    #expect(engine.play([(499, .timePassed)]).isEmpty)
    #expect(engine.play([(500, .timePassed)]) == Self.expands)
    #expect(!engine.isCollapsed(.first))
    #expect(engine.wakeup == .never)
    #expect(engine.play([(500, .measured(.first, .card)), (60_000, .timePassed)]).isEmpty)
  }

  @Test("an overlay with an expansion time of zero expands when it appears")
  func atOnce() {
    var engine = OverlayEngine.open()
    let commands = engine.play(
      showing(.first, Self.collapsed.with(\.expansion, Self.expansion(0)), at: 0))
    #expect(commands == .admitted(.first) + [.notify(.first, .willPresent)] + Self.expands)
  }

  @Test("an overlay grows with its expansion's timing, and later changes use the default spring")
  func growth() {
    var engine = OverlayEngine.resting(Self.collapsed)
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

  @Test("an overlay expands immediately if the user prefers reduced motion")
  func reducedMotion() {
    var engine = OverlayEngine.resting(Self.collapsed)
    engine.prepare([
      (300, .preferencesChanged(Preferences(reducesMotion: true))), (500, .timePassed),
      (500, .measured(.first, Self.tall)),
    ])
    #expect(engine.only(at: 500)?.frame.size.height == 300)
    #expect(engine.wakeup == .never)
  }

  @Test(
    "the buttons of an alert expand as in SwiftEntryKit", arguments: [(1, 0.4), (2, 0.4), (3, 0.8)])
  func buttons(count: Int, dampingRatio: Double) throws {
    let spring = try Timing.Spring(duration: .milliseconds(800), dampingRatio: dampingRatio)
    #expect(
      Expansion.buttons(count) == Expansion(after: .milliseconds(500), timing: .spring(spring)))
  }

  /// Events in the life of a collapsed overlay, and the additional commands.
  struct Course: Sendable {
    let name: String
    let events: [Timed]
    let commands: [OverlayCommand]
    let isCollapsed: Bool
  }

  private static let whole = collapsed.with(\.expansion, nil)
  private static let leaving = OverlayCommand.notify(.first, .willDismiss)
  private static let courses = [
    Course(
      name: "under a pointer it expands",
      events: [
        pointer(.began, at: 400, y: 50), pointer(.moved, at: 410, y: 30), (500, .timePassed),
      ],
      commands: [.claimPointer(.first)] + expands, isCollapsed: false),
    Course(
      name: "on its way out it does not",
      events: [(450, .dismissRequested(.all())), (549, .timePassed)],
      commands: [leaving], isCollapsed: true),
    Course(
      name: "brought back after its time, it does so then",
      events: [(450, .dismissRequested(.all())), (520, .updateRequested(.first, collapsed))],
      commands: [leaving] + isBuilt + expands, isCollapsed: false),
    Course(
      name: "brought back before its time, it does so at its time",
      events: [
        (300, .dismissRequested(.all())), (350, .updateRequested(.first, collapsed)),
        (499, .timePassed),
      ],
      commands: [leaving] + isBuilt, isCollapsed: true),
    Course(
      name: "an update counts from the entrance, too",
      events: [
        (300, .updateRequested(.first, collapsed.with(\.expansion, expansion(400)))),
        (400, .timePassed),
      ],
      commands: isBuilt + expands, isCollapsed: false),
    Course(
      name: "an update whose time is over expands it then",
      events: [(300, .updateRequested(.first, collapsed.with(\.expansion, expansion(100))))],
      commands: isBuilt + expands, isCollapsed: false),
    Course(
      name: "once expanded it stays so, whatever it is updated to",
      events: [
        (500, .timePassed), (600, .updateRequested(.first, collapsed)),
        (700, .updateRequested(.first, whole)), (800, .updateRequested(.first, collapsed)),
        (5000, .timePassed),
      ],
      commands: expands + isBuilt + isBuilt + isBuilt, isCollapsed: false),
    Course(
      name: "an update to one that is never collapsed shows all of it, for good",
      events: [
        (300, .updateRequested(.first, whole)), (400, .updateRequested(.first, collapsed)),
        (5000, .timePassed),
      ],
      commands: isBuilt + isBuilt, isCollapsed: false),
    Course(
      name: "another content is as collapsed as the one before",
      events: [(300, .contentReplaced(.first, needs: nil)), (499, .timePassed)],
      commands: isBuilt, isCollapsed: true),
    Course(
      name: "another content of one that is expanded is, too",
      events: [
        (500, .timePassed), (600, .contentReplaced(.first, needs: nil)), (5000, .timePassed),
      ],
      commands: expands + isBuilt, isCollapsed: false),
    Course(
      name: "what times out at that moment goes as it is",
      events: [(300, .lifetimeChanged(.first, .timed(.milliseconds(200)))), (500, .timePassed)],
      commands: [leaving], isCollapsed: true),
  ]

  @Test("an overlay expands depending on the events before", arguments: courses)
  func follow(_ course: Course) {
    var engine = OverlayEngine.resting(Self.collapsed)
    #expect(engine.play(course.events) == course.commands, "\(course.name)")
    #expect(engine.isCollapsed(.first) == course.isCollapsed, "\(course.name)")
  }

  /// Events that replace the overlay by the second overlay for 400 ms.
  private func lending(at time: Int) -> [Timed] {
    let visitor = OverlayConfiguration.plain(lifetime: .infinite)
      .with(\.precedence, .replace(restoresReplaced: true))
    return showing(.second, visitor, at: time) + [
      (time + 300, .dismissRequested(.overlay(.second))), (time + 400, .timePassed),
      (time + 400, .measured(.first, .card)),
    ]
  }

  @Test(
    "a collapsed overlay that was replaced temporarily expands after its next entrance"
  )
  func restoredCollapsed() {
    var engine = OverlayEngine.resting(Self.collapsed)
    engine.prepare(lending(at: 300).dropLast(2))
    #expect(engine.waiting == [.first])
    #expect(engine.isCollapsed(.first))
    engine.prepare([(700, .timePassed), (700, .measured(.first, .card)), (900, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
    #expect(engine.play([(1200, .timePassed)]) == Self.expands)
  }

  @Test("an expanded overlay that was replaced temporarily returns expanded")
  func restoredExpanded() {
    var engine = OverlayEngine.resting(Self.collapsed)
    engine.prepare([(500, .timePassed)] + lending(at: 600).dropLast(2))
    #expect(engine.waiting == [.first])
    #expect(!engine.isCollapsed(.first))
    engine.prepare([(1000, .timePassed), (1000, .measured(.first, .card)), (1200, .timePassed)])
    #expect(engine.shown == [.first])
    #expect(engine.wakeup == .never)
  }

  @Test("a waiting overlay's collapsed state is known, and false for an unknown id")
  func known() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.collapsed, at: 0), asking(.second, Self.collapsed, at: 0)])
    #expect([.first, .second, .stranger].map { engine.isCollapsed($0) } == [true, true, false])
    engine.prepare([(0, .updateRequested(.second, Self.whole))])
    #expect(!engine.isCollapsed(.second))
  }

  @Test("an overlay without an expansion is never collapsed, even while it is waiting")
  func neverCollapsed() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.whole, at: 0)])
    #expect(!engine.isCollapsed(.first))
  }

  @Test("an overlay drawn by the app doesn't expand")
  func drawnByApp() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.collapsed.with(\.drawing, .app), at: 0)])
    #expect(engine.wakeup == .never)
    #expect(engine.play([(9000, .timePassed)]).isEmpty)
  }
}
