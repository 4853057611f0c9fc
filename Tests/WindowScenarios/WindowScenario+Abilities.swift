#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of questions, work and undoable changes, with real keys and a real pointer.
  static let abilities: [WindowScenario] = [
    WindowScenario("a click on the button undoes changes, and a click on the message commits them")
    { driver in
      let stage = AbilityStage(driver)
      stage.delete("a")
      try await stage.rest(saying: "1 deleted")
      stage.delete("b")
      try await stage.click(0, of: try await stage.rest(saying: "2 deleted"))
      try await stage.expectResults(["b undone", "a undone"], "the results after the click")
      try expect(stage.diary, equals: ["undo b", "undo a"], "what was done")
      await driver.wait { driver.presenter.shown.isEmpty }
      stage.delete("c")
      let message = try await stage.rest(saying: "1 deleted")
      let frame = try unwrap(driver.frame(of: message), "the frame")
      await driver.tap(OverlayPoint(x: frame.minX + 12, y: AbilityStage.middle(of: frame).y))
      try await stage.expectResults(
        ["b undone", "a undone", "c committed"], "the results after a click on the words")
      try expect(stage.diary, equals: ["undo b", "undo a", "commit c"], "what was done at last")
      try expect(driver.sample.bottomButton.clicks, equals: 0, "what the app saw")
    },
    WindowScenario("the focus key and Return or space undo a change, and Escape commits it") {
      driver in
      let stage = AbilityStage(driver)
      let app = driver.sample.topButton.widget
      gtk_widget_grab_focus(app)
      for (letter, key) in [("a", "Return"), ("b", "space")] {
        stage.delete(letter)
        try await stage.rest(saying: "1 deleted")
        await driver.press(.f6)
        await driver.wait { gtk_window_get_focus(driver.sample.window) != app }
        await driver.perform([.key(key)])
        await driver.wait { stage.diary.last == "undo \(letter)" }
        await driver.wait { gtk_window_get_focus(driver.sample.window) == app }
        try expect(
          gtk_window_get_focus(driver.sample.window) == app, equals: true,
          "that the app has the focus after \(key)")
        await driver.wait { driver.presenter.shown.isEmpty }
      }
      stage.delete("c")
      try await stage.rest(saying: "1 deleted")
      await driver.press(.escape)
      try await stage.expectResults(["a undone", "b undone", "c committed"], "the results")
      try expect(stage.diary, equals: ["undo a", "undo b", "commit c"], "what was done")
      try expect(driver.sample.topButton.clicks, equals: 0, "the clicks that the app saw")
      try expect(driver.sample.escapes.count, equals: 0, "the presses of Escape that the app saw")
    },
    WindowScenario(
      "Return answers a question with the default choice, and Escape dismisses the question"
    ) {
      driver in
      let stage = AbilityStage(driver)
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      let choices: [Choice<String>] = [
        .choice("Later", "later"), .choice("Send", "sent", isDefault: true),
      ]
      for key in [Key.return, .escape] {
        stage.call {
          let reply = try await driver.presenter.reply(to: "Send the letter?", choices: choices)
          return "\(reply.answer ?? "none"): \(reply.outcome)"
        }
        try await stage.rest(saying: "Send the letter?")
        await driver.press(key)
        await driver.wait { driver.presenter.shown.isEmpty && driver.isIdle }
      }
      try await stage.expectResults(
        [
          "sent: \(Outcome.dismissed(.button(1)))",
          "none: \(Outcome.dismissed(.escape))",
        ], "the replies")
      try expect(driver.sample.topButton.clicks, equals: 0, "the clicks that the app saw")
      try expect(driver.sample.escapes.count, equals: 0, "the presses of Escape that the app saw")
      try expect(
        gtk_window_get_focus(driver.sample.window) == driver.sample.topButton.widget, equals: true,
        "that the app has the focus afterwards")
    },
    WindowScenario(
      "a question stays while a choice works, and Return chooses again if the work fails"
    ) {
      driver in
      let stage = AbilityStage(driver)
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      ask(by: stage)
      let question = try await stage.rest(saying: "Send the letter?")
      await driver.press(.return)
      await driver.wait { driver.presenter.overlay(of: question)?.dismissesOnEscape == false }
      try await stage.click(0, of: question)
      await driver.perform([.key("Escape"), .key("Return"), .key("space")])
      await driver.advance(by: .milliseconds(300))
      try await stage.expectResults([], "the replies while the choice works")
      stage.endWork(with: .failure(AbilityStage.NoConnection()))
      try await stage.rest(saying: "No connection")
      stage.endWork(with: .success(7))
      await driver.press(.return)
      try await stage.expectResults(["7"], "the reply")
      await driver.wait { driver.presenter.shown.isEmpty && driver.isIdle }
      try expect(driver.sample.topButton.clicks, equals: 0, "the clicks that the app saw")
      try expect(driver.sample.escapes.count, equals: 0, "the presses of Escape that the app saw")
    },
    WindowScenario("a click or Return sends a form only if its fields are valid") {
      driver in
      let stage = AbilityStage(driver)
      stage.call { try await askForAddress(by: driver)?.texts ?? [] }
      let form = try await stage.rest(saying: "New address")
      // The focus moves from the button to the first invalid field.
      try await stage.click(1, of: form)
      await driver.advance(by: .milliseconds(300))
      await type(["Ada", "ada"], into: driver)
      await driver.perform([.key("Return")])
      await driver.advance(by: .milliseconds(300))
      try await stage.expectResults([], "the replies with a mistake")
      await driver.perform([.key("End"), .text("@x.org")])
      await driver.perform([.key("Return")])
      try await stage.expectResults([#"["Ada", "ada@x.org"]"#], "the reply")
    },
    WindowScenario("a click cancels work, and another click retries work that failed") {
      driver in
      let stage = AbilityStage(driver)
      stage.call { try await fetch(by: stage) }
      try await stage.click(0, of: try await stage.rest(saying: "Fetching"))
      try await stage.expectResults(["CancellationError"], "the result after a click on Cancel")
      await driver.wait { driver.presenter.shown.isEmpty }
      stage.call { try await fetch(by: stage) }
      try await stage.rest(saying: "Fetching")
      stage.endWork(with: .failure(AbilityStage.NoConnection()))
      let failure = try await stage.rest(saying: "Not fetched")
      try await stage.click(0, of: failure)
      try expect(
        try await stage.rest(saying: "Fetching"), equals: failure, "the overlay of the new attempt")
      stage.endWork(with: .success(3))
      try await stage.expectResults(["CancellationError", "3"], "the results at last")
      try expect(
        try await stage.rest(saying: "3 letters"), equals: failure, "the overlay of the last word")
    },
    WindowScenario(
      "messages of undoable changes, and failures to commit, are announced",
      needsAssistiveTechnology: true
    ) { driver in
      let stage = AbilityStage(driver)
      stage.broken = ["b"]
      stage.delete("a")
      try await stage.rest(saying: "1 deleted")
      // With a screen reader, changes don't share a message.
      stage.delete("b")
      try await stage.expectResults(["a committed"], "the result of the first")
      try await stage.rest(saying: "1 deleted")
      await driver.press(.escape)
      try await stage.rest(saying: "Not done")
      await driver.advance(by: .milliseconds(300))
      try expect(
        driver.announcements,
        equals: ["1 deleted", "1 deleted", "Error. Not done. No connection"], "the announcements")
    },
    WindowScenario(
      "failed choices, invalid fields and the phases of work are announced",
      needsAssistiveTechnology: true
    ) { driver in
      let stage = AbilityStage(driver)
      let bus = try driver.accessibilityBus()
      ask(by: stage)
      try await stage.rest(saying: "Send the letter?")
      // The focus announces the text of a dialog that appears.
      try expect(
        try await bus.tree().named("Send the letter?").first?.line,
        equals: "dialog 'Send the letter?' modal", "the question")
      try expect(try await bus.tree().focused?.name, equals: "Send", "what has the focus")
      await driver.press(.return)
      stage.endWork(with: .failure(AbilityStage.NoConnection()))
      try await stage.rest(saying: "No connection")
      await driver.wait { driver.announcements.count > 0 }
      await driver.press(.escape)
      await driver.wait { driver.presenter.shown.isEmpty }
      stage.call { try await askForAddress(by: driver)?.texts ?? [] }
      try await stage.rest(saying: "New address")
      await type(["Ada", "ada"], into: driver)
      await driver.perform([.key("Return")])
      await driver.wait { driver.announcements.count > 1 }
      try expect(
        try await bus.tree().focused?.name, equals: "Mail. Not an address",
        "what has the focus with a mistake")
      // The form was edited, so it asks before it leaves.
      await driver.press(.escape)
      let question = try await stage.rest(saying: "Discard your changes?")
      try await stage.click(1, of: question)
      await driver.wait { driver.presenter.shown.isEmpty }
      stage.call { try await fetch(by: stage) }
      try await stage.rest(saying: "Fetching")
      stage.endWork(with: .failure(AbilityStage.NoConnection()))
      let failure = try await stage.rest(saying: "Not fetched")
      // New text of an overlay is announced two seconds after its last text.
      await driver.wait { driver.announcements.count > 3 }
      try await stage.click(0, of: failure)
      await driver.wait { driver.announcements.count > 4 }
      stage.endWork(with: .success(3))
      await driver.wait { driver.announcements.count > 5 }
      try expect(
        driver.announcements,
        equals: [
          "Send the letter? No connection", "Mail. Not an address", "Fetching",
          "Not fetched. No connection", "Fetching", "3 letters",
        ], "the announcements")
    },
  ]

  /// Asks a question with a default choice that does work.
  @MainActor
  private static func ask(by stage: AbilityStage) {
    stage.call {
      try await stage.driver.presenter.reply(
        to: "Send the letter?",
        choices: [
          .choice("Later", 0),
          .choice("Send", isDefault: true, failure: { "\($0)" }, work: { try await stage.work() }),
        ]
      ).answer ?? -1
    }
  }

  /// Types a text into each field, starting with the focused field.
  @MainActor
  private static func type(_ texts: [String], into driver: GTKDriver) async {
    for (number, text) in texts.enumerated() {
      await driver.perform((number > 0 ? [.key("Tab")] : []) + [.text(text)])
    }
  }

  @MainActor
  private static func askForAddress(by driver: GTKDriver) async throws -> FormValues? {
    try await driver.presenter.form(
      "New address",
      fields: [
        .text("Name") { $0.isEmpty ? "A name is needed" : nil },
        .text("Mail") { $0.contains("@") ? nil : "Not an address" },
      ], action: "Add")
  }

  @MainActor
  private static func fetch(by stage: AbilityStage) async throws -> Int {
    try await stage.driver.presenter.present(
      while: .progress(
        OverlayNode.Text("Fetching"), done: ObservableValue(0.5),
        button: OverlayNode.Button("Cancel"))
    ) {
      try await stage.work()
    } success: {
      .notification(title: "\($0) letters")
    } failure: {
      .notification(title: "Not fetched", description: "\($0.error)", button: $0.retry())
    }
  }
}
#endif
