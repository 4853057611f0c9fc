import Testing
@_spi(Facades) import Usher
import UsherTesting
@_spi(Facades) import UsherUI

@MainActor
@Suite("Bindings that ask", .timeLimit(.minutes(10)))
struct QuestionTests {
  private let screen = AskingScreen()

  @Test("the binding is reset when a button is pressed, and the reply is reported once")
  func answered() async throws {
    try await screen.ask(Note(1))
    screen.press(1)
    try await screen.waitForJournal(of: 2)
    #expect(screen.journal == ["reset 1", "1: save, button(1)"])
    #expect(screen.note == nil)
    #expect(!screen.presenter.shown.isEmpty)
    screen.update()
    try await screen.waitForCalm()
    #expect(screen.journal.count == 2)
    #expect(!screen.presenter.isShowing)
  }

  @Test("a question that the user doesn't want again is answered without being shown")
  func remembered() async throws {
    screen.dontAskAgain = "save"
    try await screen.ask(Note(1))
    let option = OverlayStrings(.english)[.dontAskAgain]
    #expect(screen.presenter.press(option))
    screen.advance(1000)
    #expect(screen.presenter.press("Save"))
    try await screen.waitForCalm()
    #expect(screen.journal == ["reset 1", "1: save, button(1)"])
    screen.set(Note(2))
    try await screen.waitForJournal(of: 4)
    #expect(screen.journal[2...] == ["reset 2", "2: save, button(1)"])
    #expect(screen.presenter.shown.isEmpty)
  }

  @Test("removing the item from a binding withdraws the question, and its reply is reported")
  func lost() async throws {
    try await screen.ask(Note(1))
    screen.set(nil)
    try await screen.waitForJournal(of: 1)
    #expect(screen.journal == ["1: none, programmatic"])
    try await screen.waitForCalm()
  }

  @Test("removing a view withdraws its shown or waiting question, and doesn't affect the binding")
  func removed() async throws {
    let other = screen.presenter.present(
      .note(OverlayNode.Text("First")), as: OverlayPreset.question.configuration)
    screen.set(Note(1))
    try await screen.clock.wait { screen.presenter.waitingCount == 1 }
    screen.remove()
    try await screen.waitForJournal(of: 1)
    #expect(screen.journal == ["1: none, programmatic"])
    #expect(screen.note == Note(1))
    #expect(screen.presenter.waitingCount == 0)
    #expect(other.result == nil)
  }

  @Test("the question of a new item appears after the first question is withdrawn")
  func replaced() async throws {
    try await screen.ask(Note(1))
    screen.set(Note(2))
    try await screen.clock.wait {
      screen.advance(50)
      return screen.texts.contains("Note 2")
    }
    #expect(screen.journal == ["1: none, programmatic"])
    screen.advance(1000)
    screen.press(0)
    try await screen.waitForJournal(of: 3)
    #expect(screen.journal == ["1: none, programmatic", "reset 2", "2: discard, button(0)"])
  }

  @Test("an open question doesn't change when its item changes")
  func unchanged() async throws {
    try await screen.ask(Note(1, "Save?"))
    screen.set(Note(1, "Save all?"))
    await screen.waitForUpdates()
    #expect(screen.texts.first == "Save?")
    screen.press(1)
    try await screen.waitForJournal(of: 2)
    #expect(screen.journal == ["reset 1", "1: save, button(1)"])
  }

  @Test("a reply can ask about the same item again, before SwiftUI updates the view")
  func again() async throws {
    screen.onReply = { screen in
      if screen.journal.count == 2 { screen.note = Note(1) }
    }
    try await screen.ask(Note(1))
    screen.press(1)
    try await screen.waitForJournal(of: 2)
    screen.advance(1000)
    try await screen.clock.wait { screen.presenter.ids(.all()).count == 1 }
    screen.advance(1000)
    screen.press(0)
    try await screen.waitForJournal(of: 4)
    #expect(
      screen.journal == [
        "reset 1", "1: save, button(1)", "reset 1", "1: discard, button(0)",
      ])
    #expect(screen.note == nil)
  }

  @Test("a question that is refused, or whose window closes, has a reply without an answer")
  func ends() async throws {
    try await screen.ask(Note(1))
    screen.host.closeWindow()
    try await screen.waitForJournal(of: 2)
    screen.set(Note(2))
    try await screen.waitForJournal(of: 4)
    #expect(
      screen.journal == ["reset 1", "1: none, hostClosed", "reset 2", "2: none, refused"])
    #expect(screen.note == nil)
  }
}

/// An app's screen with one binding that asks, on a headless host.
///
/// The test plays the role of SwiftUI.
@MainActor
private final class AskingScreen {
  let host = HeadlessHost()
  let presenter: Presenter
  /// The binding's value.
  var note: Note?
  var dontAskAgain: String?
  /// The log of writes to the binding and of replies, in order.
  private(set) var journal: [String] = []
  /// Called after each reply.
  var onReply: (AskingScreen) -> Void = { _ in }
  private let questions = BoundOverlays<Note, QuestionRequest<String>>()
  private let probe = Screen.Probe()

  var clock: ManualClock { host.clock }
  var texts: [String] { host.visibleTexts.flatMap { $0 } }

  init() {
    presenter = Presenter(host: host)
    presenter.onProblem = { _ in }
  }

  /// Changes the binding, and updates the view like SwiftUI.
  func set(_ note: Note?) {
    self.note = note
    update()
  }

  /// Asks about an item, and waits until the question rests.
  func ask(_ note: Note) async throws {
    set(note)
    try await clock.wait { presenter.isShowing }
    advance(1000)
  }

  func update() {
    questions.update(source, by: probe)
  }

  func remove() {
    questions.remove(by: probe)
  }

  func press(_ number: Int) {
    guard let id = presenter.shown.first else { return }
    host.pressButton(number, of: id)
  }

  func advance(_ milliseconds: Int) {
    clock.advance(by: .milliseconds(milliseconds))
  }

  func waitForJournal(of count: Int) async throws {
    try await clock.wait { journal.count >= count }
  }

  /// Waits until no overlay is shown.
  func waitForCalm() async throws {
    try await clock.wait {
      advance(50)
      return presenter.shown.isEmpty
    }
  }

  /// Waits until the work that an update postponed is done.
  func waitForUpdates() async {
    for _ in 1...20 { await Task.yield() }
  }

  private var source: BindingSource<Note, QuestionRequest<String>> {
    BindingSource(
      items: note.map { [$0] } ?? [],
      current: { [unowned self] in note.map { [$0.id] } ?? [] },
      reset: { [unowned self] id in
        journal.append("reset \(id)")
        note = nil
      },
      present: { [unowned self] note, report in
        QuestionDescription(
          note.words, text: "", using: .question, name: nil, dontAskAgain: dontAskAgain,
          choices: [.choice("Discard", "discard"), .choice("Save", "save")]
        ).ask(by: presenter, fixedTo: nil, report)
      },
      update: { _, _ in },
      dismiss: { $0.dismiss() },
      onEnd: { [unowned self] note, request, outcome in
        guard let reply = request?.reply else { return }
        journal.append("\(note.id): \(reply.answer ?? "none"), \(outcome.words)")
        onReply(self)
      })
  }
}
