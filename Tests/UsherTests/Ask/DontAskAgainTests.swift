import Testing

@testable import Usher
@testable import UsherTesting

@MainActor
@Suite("Don't ask again", .timeLimit(.minutes(10)))
struct DontAskAgainTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }
  private nonisolated static let option = OverlayStrings(.english)[.dontAskAgain]

  private enum Copies: String { case keep, replace }
  private enum Plain { case keep, replace }
  private struct Failure: Error {}

  /// Starts a question, and waits until it is shown.
  private func open<Value: Sendable>(
    _ question: @escaping @MainActor () async throws -> Value
  ) async throws -> Task<Value, any Error> {
    let task = Task { try await question() }
    try await stage.clock.wait { presenter.isShowing || presenter.waitingCount > 0 }
    stage.advance(1000)
    return task
  }

  private func confirm(role: OverlayNode.Button.Role? = nil) async throws -> Bool {
    try await presenter.confirm(
      "Empty the bin?", action: "Empty", role: role, dontAskAgain: "empty-bin")
  }

  /// Asks, presses the buttons one after the other, and returns the answer.
  private func answer<Value: Sendable>(
    _ buttons: [String], _ question: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let task = try await open(question)
    for button in buttons {
      #expect(presenter.press(button))
      stage.advance(1000)
    }
    return try await stage.clock.value(of: task)
  }

  /// Returns the value of a question that must not be shown.
  private func unasked<Value: Sendable>(
    _ question: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let count = stage.host.transcript.entries.count
    let value = try await question()
    #expect(stage.host.transcript.entries.count == count)
    return value
  }

  @Test(
    "a remembered consent is returned immediately, until it is reset", arguments: [true, false])
  func confirms(isDestructive: Bool) async throws {
    let role: OverlayNode.Button.Role? = isDestructive ? .destructive : nil
    #expect(try await answer([Self.option, "Empty"]) { try await confirm(role: role) })
    #expect(try await unasked { try await confirm(role: role) })
    #expect(try await unasked { try await confirm(role: role) })
    #expect(
      presenter.store.entries == [OverlayStoreEntry(key: "empty-bin", kind: .answer("true"))])
    presenter.store.reset("empty-bin")
    #expect(try await answer(["Empty"]) { try await confirm(role: role) })
  }

  @Test(
    "nothing is remembered if the user doesn't select it, deselects it or cancels",
    arguments: [
      ["Empty"], [option, option, "Empty"], [option, "Cancel"], ["Cancel"],
    ])
  func unremembered(_ buttons: [String]) async throws {
    #expect(try await answer(buttons) { try await confirm() } == (buttons.last == "Empty"))
    #expect(presenter.store.entries == [])
    _ = try await answer(["Empty"]) { try await confirm() }
  }

  @Test("Escape, the app and the end of the task remember nothing")
  func leaving() async throws {
    for way in 0..<3 {
      let task = try await open { try await confirm() }
      #expect(presenter.press(Self.option))
      stage.advance(100)
      switch way {
      case 0: _ = presenter.press(Key.escape)
      case 1: presenter.dismiss()
      default: task.cancel()
      }
      try await stage.clock.wait {
        stage.advance(100)
        return !presenter.isShowing
      }
      #expect((try? await stage.clock.value(of: task)) != true)
      #expect(presenter.store.entries == [])
    }
  }

  @Test("the option doesn't change the numbers of the choices")
  func numbers() async throws {
    let choices = [Choice.choice("Keep", 1), .choice("Replace", 2)]
    let task = try await open {
      try await presenter.reply(to: "Replace?", dontAskAgain: "copies", choices: choices)
    }
    #expect(presenter.press(Self.option))
    stage.advance(100)
    #expect(presenter.press("Replace"))
    stage.advance(1000)
    let reply = try await stage.clock.value(of: task)
    #expect(reply.answer == 2)
    #expect(reply.outcome == .dismissed(.button(1)))
  }

  @Test("without a key, the option isn't offered")
  func noKey() async throws {
    let task = try await open { try await presenter.confirm("Empty?", action: "Empty") }
    #expect(!presenter.press(Self.option))
    task.cancel()
  }

  @Test("the option is a box above the buttons, and a screen reader says whether it is selected")
  func box() async throws {
    let task = try await open { try await confirm() }
    func buttons() -> [String?] {
      presenter.content(of: presenter.shown[0])?.root.buttonsInPlace.map {
        $0.description ?? $0.title
      } ?? []
    }
    #expect(buttons() == [Self.option, "Cancel", "Empty"])
    #expect(presenter.press(Self.option))
    stage.advance(100)
    #expect(buttons() == ["\(Self.option), Selected", "Cancel", "Empty"])
    task.cancel()
  }

  @Test("the option doesn't extend the question's time")
  func time() async throws {
    let task = try await open {
      try await presenter.confirm(
        "Empty?", action: "Empty", timeout: .seconds(10), dontAskAgain: "empty-bin")
    }
    stage.advance(6000)
    #expect(presenter.press(Self.option))
    stage.advance(4000)
    #expect(try await stage.clock.value(of: task) == false)
  }

  @Test("an answer with a raw value is remembered by it, even if the choices are reordered")
  func rawValue() async throws {
    let choices: [Choice<Copies>] = [.choice("Keep", .keep), .choice("Replace", .replace)]
    #expect(
      try await answer([Self.option, "Replace"]) {
        try await presenter.ask("Replace?", dontAskAgain: "copies", choices: choices)
      } == .replace)
    #expect(presenter.store.entries.map(\.kind) == [.answer("replace")])
    let reply = try await unasked {
      try await presenter.reply(
        to: "Replace?", dontAskAgain: "copies",
        choices: [.choice("New", Copies.replace), .choice("Cancel", .keep, role: .cancel)])
    }
    #expect(reply == Reply(answer: .replace, outcome: .dismissed(.button(0))))
  }

  @Test("an identifier replaces the raw value, and a missing choice is asked again")
  func identifier() async throws {
    func choices(_ identifier: String) -> [Choice<Copies>] {
      [.choice("Keep", .keep), .choice("Replace", .replace).remembered(as: identifier)]
    }
    func ask(_ identifier: String) async throws -> Copies? {
      try await presenter.ask("Replace?", dontAskAgain: "copies", choices: choices(identifier))
    }
    _ = try await answer([Self.option, "Replace"]) { try await ask("new") }
    #expect(presenter.store.entries.map(\.kind) == [.answer("new")])
    #expect(try await unasked { try await ask("new") } == .replace)
    #expect(try await answer(["Keep"]) { try await ask("newer") } == .keep)
  }

  @Test("any other answer is remembered by its position, if the number of choices is the same")
  func position() async throws {
    let choices: [Choice<Plain>] = [.choice("Keep", .keep), .choice("Replace", .replace)]
    func ask(_ choices: [Choice<Plain>]) async throws -> Plain? {
      try await presenter.ask("Replace?", dontAskAgain: "copies", choices: choices)
    }
    _ = try await answer([Self.option, "Replace"]) { try await ask(choices) }
    #expect(presenter.store.entries.map(\.kind) == [.answer("2/2")])
    #expect(try await unasked { try await ask(choices) } == .replace)
    let more = choices + [.choice("Skip", .keep)]
    #expect(try await answer(["Keep"]) { try await ask(more) } == .keep)
  }

  @Test("the work of a remembered choice runs without the question, which says if it fails")
  func work() async throws {
    var fails = false
    func ask() async throws -> Int? {
      try await presenter.ask(
        "Send?", dontAskAgain: "send",
        choices: [
          .choice("Later", 0),
          .choice("Send", failure: { _ in "No connection" }) {
            if fails { throw Failure() }
            return 1
          },
        ])
    }
    let first = try await open { try await ask() }
    #expect(presenter.press(Self.option))
    stage.advance(100)
    #expect(presenter.press("Send"))
    #expect(try await stage.clock.value(of: first) == 1)
    stage.advance(1000)
    #expect(presenter.store.entries.map(\.kind) == [.answer("2/2")])
    #expect(try await unasked { try await ask() } == 1)
    fails = true
    let second = try await open { try await ask() }
    #expect(stage.host.visibleTexts.first?.contains("No connection") == true)
    // The option is still selected, so that another choice replaces the remembered one.
    #expect(presenter.press(Self.option))
    stage.advance(100)
    #expect(presenter.press("Later"))
    #expect(try await stage.clock.value(of: second) == 0)
    #expect(presenter.store.entries == [])
  }

  @Test("a question that waits is answered by the remembered answer of the one before")
  func waiting() async throws {
    let first = try await open { try await confirm() }
    let second = Task { try await confirm() }
    try await stage.clock.wait { presenter.waitingCount == 1 }
    #expect(presenter.press(Self.option))
    stage.advance(100)
    #expect(presenter.press("Empty"))
    stage.advance(2000)
    #expect(try await stage.clock.value(of: first))
    #expect(try await stage.clock.value(of: second))
    #expect(!presenter.isShowing)
  }

  @Test("content with the option's button can be remembered, too")
  func ownContent() async throws {
    func ask() async throws -> Reply<String> {
      try await presenter.reply(
        [.choice("Camera", "camera"), .choice("Photos", "photos")], dontAskAgain: "source"
      ) { parts in
        let option = parts.dontAskAgain.map { [$0] } ?? []
        return Overlay(.buttonBar(ButtonBar(parts.bar.buttons + option)))
      }
    }
    #expect(try await answer([Self.option, "Photos"]) { try await ask() }.answer == "photos")
    #expect(try await unasked { try await ask() }.answer == "photos")
  }
}
