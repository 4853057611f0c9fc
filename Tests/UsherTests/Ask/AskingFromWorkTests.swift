import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Questions from inside work", .timeLimit(.minutes(10)))
struct AskingFromWorkTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  /// Whether the work ends after the user answers all its questions.
  private func ends(_ work: @escaping @MainActor @Sendable () async throws -> Void) async -> Bool {
    var isDone = false
    let task = Task {
      try await work()
      isDone = true
    }
    defer { task.cancel() }
    return await stage.answers { isDone }
  }

  @Test(
    "a question from a choice's work appears above the first question, and both are answered",
    .bug("https://github.com/orhanobut/dialogplus/issues/73"),
    .bug("https://github.com/angular/material/issues/2950"),
    .bug("https://github.com/MohammadYounes/AlertifyJS/issues/184"))
  func nested() async throws {
    let presenter = presenter
    let task = Task {
      try await presenter.reply(
        to: "Delete?",
        choices: [
          .choice("No", false),
          .choice("Yes", work: { try await presenter.confirm("Sure?", action: "Yes") }),
        ])
    }
    try await stage.clock.wait { presenter.isShowing }
    stage.advance(1000)
    let first = presenter.shown[0]
    stage.host.pressButton(1, of: first)
    try await stage.clock.wait { presenter.ids(.all()).count == 2 }
    stage.advance(1000)
    #expect(presenter.shown.count == 2)
    #expect(presenter.shown.first == first)
    let second = try #require(presenter.shown.last)
    #expect(stage.host.scene.modal.map { stage.host.scene.overlays[$0].id } == second)
    stage.host.pressButton(1, of: second)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: true, outcome: .dismissed(.button(1))))
    stage.advance(1000)
    #expect(presenter.ids(.all()).isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "a modal overlay's button or backdrop can show a question or toast above the overlay",
    arguments: [true, false])
  func fromActions(asksByButton: Bool) async throws {
    let presenter = presenter
    var answers: [Bool] = []
    let asks: @MainActor @Sendable () -> Void = {
      Task { answers.append(try await presenter.confirm("Discard?", action: "Discard")) }
    }
    let popup = presenter.present(
      .popup {
        Text("Draft")
        Button("Close", dismisses: false) { asks() }
        Button("Copy", dismisses: false) { presenter.present(.toast("Copied")) }
      }.dismissible(false).onBackdropTap { asks() })
    stage.advance(1000)
    #expect(asksByButton ? presenter.press("Close") : presenter.tapBackdrop())
    try await stage.clock.wait { presenter.ids(.all()).count == 2 }
    stage.advance(1000)
    #expect(presenter.shown.count == 2 && presenter.shown.first == popup.id)
    #expect(!presenter.press("Close") && presenter.press("Discard"))
    try await stage.clock.wait { !answers.isEmpty }
    stage.advance(1000)
    #expect(answers == [true] && presenter.visible.count == 1)
    #expect(presenter.press("Copy"))
    stage.advance(1000)
    #expect(presenter.visible.map(\.title) == ["Draft", "Copied"])
    #expect(stage.problems.isEmpty)
  }

  @Test("a request waits its turn if its button dismisses or its overlay isn't modal")
  func fromOtherActions() async throws {
    let presenter = presenter
    for overlay in [
      Overlay.notification(
        title: "News",
        button: .button("More", dismisses: false) { presenter.present(.toast("x").queue("news")) }
      ).queue("news").duration(.infinite),
      .alert(
        "News", buttons: [.button("More") { presenter.present(.toast("x").queue("news")) }]
      ).queue("news"),
    ] {
      presenter.present(overlay)
      stage.advance(1000)
      let before = presenter.shown
      #expect(presenter.press("More"))
      #expect(presenter.shown == before)
      stage.advance(9000)
      presenter.dismissAll()
      stage.advance(1000)
    }
  }

  @Test("Escape ends only the inner question, and the outer question gets that answer")
  func escape() async throws {
    let presenter = presenter
    let task = Task {
      try await presenter.reply(
        to: "Delete?",
        choices: [
          .choice("Yes", work: { try await presenter.confirm("Sure?", action: "Yes") })
        ])
    }
    try await stage.clock.wait { presenter.isShowing }
    stage.advance(1000)
    stage.host.pressButton(0, of: presenter.shown[0])
    try await stage.clock.wait { presenter.ids(.all()).count == 2 }
    stage.advance(1000)
    _ = presenter.press(.escape)
    stage.advance(1000)
    #expect(try await stage.clock.value(of: task).answer == false)
  }

  @Test(
    "questions asked by work can be answered while its overlay is shown or waits",
    arguments: AskingWork.allCases, Asking.allCases)
  func every(_ work: AskingWork, _ asking: Asking) async throws {
    let presenter = presenter
    let ended = await ends {
      try await work.run(by: presenter) { try await asking.ask(by: presenter) }
    }
    #expect(ended)
    stage.advance(20_000)
    #expect(presenter.ids(.all()).isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "questions asked by work can be answered in every lane, behind a message that stays",
    arguments: Asking.allCases)
  func inLanes(_ asking: Asking) async throws {
    for capacity in 1...3 {
      for arrangement in [Arrangement.layered, .list(spacing: 8), .collapsed(CollapsedStack())] {
        for overflow in [LaneOverflow.wait, .dismissOldest, .refuse] {
          for showsModalsAbove in [true, false] {
            let stage = Stage()
            let presenter = stage.presenter
            presenter.configure(
              .main,
              LaneSettings(
                capacity: capacity, overflow: overflow, arrangement: arrangement,
                showsModalsAbove: showsModalsAbove))
            if showsModalsAbove { stage.present("stays") }
            var isDone = false
            let task = Task {
              try await AskingWork.choice.run(by: presenter) {
                try await asking.ask(by: presenter)
              }
              isDone = true
            }
            #expect(
              await stage.answers { isDone },
              "\(capacity) \(arrangement) \(overflow) \(showsModalsAbove)")
            task.cancel()
          }
        }
      }
    }
  }
}
