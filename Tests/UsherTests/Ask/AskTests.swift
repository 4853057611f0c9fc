import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Questions", .timeLimit(.minutes(10)))
struct AskTests {
  private let stage = Stage()
  private var shown: OverlayID { stage.presenter.shown.first ?? OverlayID(0) }
  private let overlay = OverlayPreset(.lasting)

  private func ask(
    _ choices: [Choice<String>], using attributes: OverlayPreset? = nil
  ) async throws -> Task<Reply<String>, any Error> {
    let known = stage.presenter.ids(.all()).count
    let task = Task {
      try await stage.presenter.reply(
        to: "Save?", text: "3 letters", using: attributes ?? overlay, choices: choices)
    }
    try await stage.clock.wait { stage.presenter.ids(.all()).count > known }
    stage.advance(200)
    return task
  }

  private nonisolated static let both: [Choice<String>] = [
    .choice("Discard", "discard"), .choice("Save", "save", isDefault: true),
  ]

  @Test("the answer is returned when the button is pressed, with the button in the outcome")
  func answer() async throws {
    let task = try await ask(Self.both)
    stage.host.pressButton(1, of: shown)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: "save", outcome: .dismissed(.button(1))))
    #expect(!stage.presenter.shown.isEmpty)
  }

  @Test("a question next to a button is in the center while the button isn't visible")
  func besideButton() async throws {
    let host = stage.host
    let button = OverlayRect(x: 300, y: 700, width: 60, height: 30)
    let screen = OverlayRect(x: 0, y: 0, width: 390, height: 844)
    host.anchors["bin"] = .visible(button, clip: screen)
    _ = try await ask(Self.both, using: .question(beside: "bin", .top))
    stage.advance(1000)
    let beside = try #require(host.scene.overlays.last)
    #expect(beside.arrow != nil)
    #expect(beside.frame.maxY < button.minY && beside.frame.maxY > button.minY - 20)
    host.anchors["bin"] = .hidden
    stage.advance(1000)
    let centered = try #require(host.scene.overlays.last)
    #expect(centered.arrow == nil)
    #expect(abs(centered.currentFrame.minX + centered.currentFrame.maxX - 390) < 1)
    // A tap outside dismisses it, and is no answer.
    for step in [PointerStage.began, .ended] { host.point(step, at: OverlayPoint(x: 10, y: 830)) }
    stage.advance(1000)
    #expect(stage.presenter.shown == [])
  }

  @Test("the selected choice has a check mark and a description for screen readers")
  func selected() async throws {
    _ = try await ask([.choice("English", "en"), .choice("German", "de", isSelected: true)])
    let buttons = stage.presenter.content(of: shown)?.root.buttons ?? []
    #expect(buttons.map { $0.icon?.source } == [nil, .glyph(.checkmark)])
    #expect(buttons.map(\.description) == [nil, "German, Selected"])
    #expect(buttons.map(\.title) == ["English", "German"])
  }

  @Test("a question returns its answer, or nil if it's dismissed", arguments: ["save", nil])
  func answerAlone(answer: String?) async throws {
    let task = Task { try await stage.presenter.ask("Save?", choices: Self.both) }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    if answer == nil {
      _ = stage.presenter.press(.escape)
      stage.advance(1000)
    } else {
      stage.host.pressButton(1, of: shown)
    }
    #expect(try await stage.clock.value(of: task) == answer)
  }

  @Test(
    "the default choice has the accent fill",
    arguments: [
      (both, [AdaptiveColor.fill, .accentFill]),
      ([Choice.choice("A", "a"), Choice.choice("B", "b")], [.fill, .fill]),
      ([Choice.choice("A", "a", role: .destructive)], [.danger.opacity(0.12)]),
    ])
  func fills(_ choices: [Choice<String>], _ fills: [AdaptiveColor]) async throws {
    let task = try await ask(choices)
    #expect(stage.presenter.content(of: shown)?.root.buttons.map(\.style.background) == fills)
    task.cancel()
  }

  @Test("Return selects the default choice in front of a banner")
  func byReturn() async throws {
    stage.present("No connection")
    let task = try await ask(Self.both, using: .question)
    stage.advance(1000)
    _ = stage.presenter.press(.return)
    #expect(try await stage.clock.value(of: task).answer == "save")
  }

  @Test(
    "a question has an answer only if a button ended it, and always a reason",
    arguments: Departure.fromRest)
  func left(_ departure: Departure) async throws {
    var attributes = overlay
    attributes.configuration.lifetime = .timed(.seconds(30))
    let task = Task {
      try await stage.presenter.reply([.choice("Undo", "undo")], using: attributes, name: "hello") {
        parts in .alert(title: OverlayNode.Text("Hello"), description: .init(""), bar: parts.bar)
      }
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(300)
    let handle = try #require(stage.presenter.handle(of: shown))
    departure.act(stage, handle)
    stage.advance(500)
    let reply = try await stage.clock.value(of: task)
    #expect(reply.outcome == .dismissed(departure.reason))
    #expect((reply.answer == nil) == (departure.reason != .button(0)))
  }

  @Test("a displaced question can be answered when it returns")
  func displaced() async throws {
    let task = try await ask(Self.both)
    let question = shown
    var other = OverlayConfiguration.lasting
    other.precedence = .replace(restoresReplaced: true)
    let handle = stage.present("first this", as: other)
    stage.advance(500)
    #expect(!stage.presenter.isShowing(question))
    handle.dismiss()
    stage.advance(500)
    stage.host.pressButton(0, of: question)
    #expect(try await stage.clock.value(of: task).answer == "discard")
  }

  @Test("a question that timed out can be answered after an update revives it")
  func revived() async throws {
    var attributes = overlay
    attributes.configuration.lifetime = .timed(.seconds(1))
    let task = try await ask(Self.both, using: attributes)
    let handle = try #require(stage.presenter.handle(of: shown))
    stage.advance(950)
    #expect(handle.state == .pending(.leaving(.dismissed(.timedOut))))
    handle.update(as: .lasting)
    stage.advance(500)
    stage.host.pressButton(1, of: handle.id)
    stage.advance(500)
    #expect(try await stage.clock.value(of: task).answer == "save")
  }

  @Test("a refused question throws the refusal")
  func refused() async {
    var attributes = overlay
    attributes.configuration.size.maximumWidth = .constant(0)
    let error = ConfigurationError.outOfRange(
      .maximumWidth, 0, 1...Double.greatestFiniteMagnitude)
    await #expect(throws: RefusedQuestion(refusal: .invalid(error))) {
      try await stage.presenter.reply(to: "Save?", using: attributes, choices: Self.both)
    }
  }

  @Test("canceling the task dismisses its question, shown or waiting", arguments: [true, false])
  func cancelled(_ waits: Bool) async throws {
    if waits { stage.present("in front") }
    let task = try await ask(Self.both)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    stage.advance(500)
    #expect(stage.presenter.shown.count == (waits ? 1 : 0))
    #expect(stage.presenter.waitingCount == 0)
  }

  @Test("a canceled task shows no question")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await stage.presenter.confirm("Save?", action: "Save")
    }
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    #expect(!stage.presenter.isShowing)
  }

  @Test("Return confirms, unless the action is destructive", arguments: [false, true])
  func confirmByReturn(isDestructive: Bool) async throws {
    let task = Task {
      try await stage.presenter.confirm(
        "Empty?", action: "Empty", role: isDestructive ? .destructive : nil)
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    _ = stage.presenter.press(.return)
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    #expect(try await stage.clock.value(of: task) == !isDestructive)
  }

  @Test("a question is confirmed only by the action's button")
  func confirm() async throws {
    for (press, agreed) in [(0, false), (1, true)] {
      let task = Task {
        try await stage.presenter.confirm("Empty?", action: "Empty", role: .destructive)
      }
      try await stage.clock.wait { stage.presenter.isShowing }
      stage.advance(1000)
      stage.host.pressButton(press, of: shown)
      #expect(try await stage.clock.value(of: task) == agreed)
      stage.advance(1000)
    }
  }

  @Test("a question with a timeout is dismissed without confirmation when it times out")
  func timeout() async throws {
    let task = Task {
      try await stage.presenter.confirm("Empty?", action: "Empty", timeout: .seconds(30))
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(29_000)
    #expect(stage.presenter.isShowing)
    stage.advance(3000)
    #expect(try await stage.clock.value(of: task) == false)
  }
}
