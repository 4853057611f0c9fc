import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Choices with work", .timeLimit(.minutes(10)))
struct ChoiceWorkTests {
  private let stage = Stage()
  private let gate = Gate()
  private var shown: OverlayID { stage.presenter.shown.first ?? OverlayID(0) }

  private struct Full: Error {}

  /// Each button's title, marked if the button is busy or can't be pressed.
  private var buttons: [String] {
    (stage.host.attached[shown]?.root.buttons ?? []).map {
      $0.title + ($0.isBusy ? " …" : "") + ($0.isPressable ? "" : " (faint)")
    }
  }

  /// The question and the text below.
  private var words: [String] {
    Array((stage.host.attached[shown]?.root.texts ?? []).prefix(2))
  }

  private func ask() async throws -> Task<Reply<Int>, any Error> {
    let task = Task {
      try await stage.presenter.reply(
        to: "Save?", text: "3 letters", using: .question,
        choices: [
          .choice("Keep", 0),
          .choice("Save", failure: { _ in "The disk is full." }, work: { try await gate.pass() }),
        ])
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    return task
  }

  @Test("while a choice's work runs, its button is busy and the question can't be used")
  func works() async throws {
    let task = try await ask()
    #expect(buttons == ["Keep", "Save"])
    stage.host.pressButton(1, of: shown)
    #expect(buttons == ["Keep (faint)", "Save …"])
    _ = stage.presenter.press(.escape)
    stage.host.pressButton(0, of: shown)
    stage.host.pressButton(1, of: shown)
    stage.advance(1000)
    #expect(stage.presenter.isShowing)
    try await gate.open(with: .success(7))
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: 7, outcome: .dismissed(.button(1))))
    #expect(gate.passes == 1)
    stage.advance(1000)
    #expect(!stage.presenter.isShowing)
  }

  @Test("if the work fails, the question stays, shows the error, and can be tried again")
  func fails() async throws {
    let task = try await ask()
    stage.host.pressButton(1, of: shown)
    try await gate.open(with: .failure(Full()))
    try await stage.clock.wait { buttons == ["Keep", "Save"] }
    #expect(words == ["Save?", "The disk is full."])
    stage.host.pressButton(1, of: shown)
    #expect(words == ["Save?", "3 letters"])
    try await gate.open(with: .success(2))
    #expect(try await stage.clock.value(of: task).answer == 2)
  }

  @Test("the close button is hidden while the work runs, and returns after a failure")
  func closeButton() async throws {
    let task = Task {
      try await stage.presenter.reply(
        [.choice("Save", failure: { _ in "Full" }, work: { try await gate.pass() })]
      ) {
        .notification(
          title: "Save?", button: OverlayContent.buttonBar($0.bar).root.buttons[0],
          closeButton: .always)
      }
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    // The close button has no title.
    #expect(buttons == ["Save", ""])
    stage.host.pressButton(0, of: shown)
    #expect(buttons == ["Save …"])
    try await gate.open(with: .failure(Full()))
    try await stage.clock.wait { buttons.first == "Save" }
    #expect(buttons == ["Save", ""])
    stage.host.pressButton(1, of: shown)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: nil, outcome: .dismissed(.button(1))))
  }

  @Test("a question that fails twice keeps the app's changes in between")
  func failsTwice() async throws {
    let task = try await ask()
    let handle = try #require(stage.presenter.handle(of: shown))
    var overlays: [OverlayConfiguration?] = []
    for number in 1...2 {
      stage.host.pressButton(1, of: shown)
      try await gate.open(with: .failure(Full()))
      try await stage.clock.wait { buttons == ["Keep", "Save"] }
      if number == 1 {
        var changed = OverlayPreset.question.configuration
        changed.lifetime = .timed(.seconds(9))
        handle.update(as: changed)
      }
      overlays.append(handle.overlay)
    }
    #expect(overlays[0]?.lifetime == .timed(.seconds(9)))
    #expect(overlays[0] == overlays[1])
    stage.advance(10_000)
    #expect(try await stage.clock.value(of: task).outcome == .dismissed(.timedOut))
  }

  @Test("after a failure, Escape dismisses the question again")
  func reopened() async throws {
    let task = try await ask()
    stage.host.pressButton(1, of: shown)
    try await gate.open(with: .failure(Full()))
    try await stage.clock.wait { buttons == ["Keep", "Save"] }
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    #expect(try await stage.clock.value(of: task).outcome == .dismissed(.escape))
  }

  @Test("a question that the app dismisses while its work runs doesn't return")
  func dismissed() async throws {
    let task = try await ask()
    stage.host.pressButton(1, of: shown)
    try await stage.clock.wait { gate.isAwaited }
    stage.presenter.dismissAll()
    try await stage.clock.wait { gate.cancellations == 1 }
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: nil, outcome: .dismissed(.programmatic)))
    #expect(!stage.presenter.isShowing)
  }

  @Test("work that ends while its question is displaced still answers it")
  func displaced() async throws {
    let task = try await ask()
    stage.host.pressButton(1, of: shown)
    var other = OverlayConfiguration.lasting
    other.precedence = .replace(restoresReplaced: true)
    other.backdrop = Backdrop()
    stage.present("first this", as: other)
    stage.advance(1000)
    try await gate.open(with: .success(3))
    #expect(try await stage.clock.value(of: task).answer == 3)
    #expect(stage.presenter.waitingCount == 0)
  }

  @Test("closing the window, dismissing the question or canceling the task cancels the work")
  func cancelled() async throws {
    for number in 0...2 {
      let task = try await ask()
      stage.host.pressButton(1, of: shown)
      try await stage.clock.wait { gate.isAwaited }
      switch number {
      case 0: stage.presenter.dismissAll()
      case 1: task.cancel()
      default: stage.host.closeWindow()
      }
      stage.advance(1000)
      if number == 1 {
        await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
      } else {
        #expect(try await stage.clock.value(of: task).answer == nil)
      }
      stage.advance(1000)
      try await stage.clock.wait { gate.cancellations == number + 1 }
    }
  }
}
