#if GTK
internal import Usher
internal import UsherGTK
internal import UsherRecording
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of storms, quiet, the history and recordings.
  static let calm: [WindowScenario] = [
    WindowScenario(
      "merged messages are announced when their number reaches 2, 5 and 10",
      needsAssistiveTechnology: true
    ) { driver in
      let stage = AbilityStage(driver)
      var handles: [PresentationHandle] = []
      for number in 1...12 {
        handles += [
          driver.presenter.present(
            .notification(title: "No connection"),
            as: OverlayConfiguration(identity: .mergeAndCount, lifetime: .timed(.seconds(30))),
            name: "offline")
        ]
        // New text of an overlay is announced two seconds after its last text.
        if [1, 4, 9].contains(number) { await driver.advance(by: .seconds(3)) }
      }
      let message = try await stage.rest(saying: "No connection")
      try expect(driver.presenter.shown, equals: [message], "what is shown")
      try expect(handles[0].count, equals: 12, "the number of requests that it stands for")
      await driver.wait { driver.announcements.count > 3 }
      try expect(
        driver.announcements,
        equals: ["No connection"] + [2, 5, 10].map { "No connection. \($0) times" },
        "the announcements")
    },
    WindowScenario("if a lane's rate is exceeded, the remaining messages become a summary") {
      driver in
      let stage = AbilityStage(driver)
      driver.presenter.configure(
        .main,
        LaneSettings(
          capacity: 3, rate: Rate(2, per: .seconds(30), then: .summarize),
          arrangement: .list(spacing: 8)))
      let handles = (1...10).map {
        driver.presenter.present(
          .notification(title: "Letter \($0)"), as: OverlayConfiguration(lifetime: .infinite))
      }
      try await stage.rest(saying: "8 messages")
      try expect(
        driver.presenter.shown.map { driver.presenter.content(of: $0)?.root.texts.first },
        equals: ["Letter 1", "Letter 2", "8 messages"], "what is shown")
      let frames = driver.presenter.shown.compactMap { driver.frame(of: $0) }
      try expect(
        zip(frames, frames.dropFirst()).allSatisfy { $0.minY != $1.minY }, equals: true,
        "that none covers another one")
      try expect(
        handles.map(\.result),
        equals: [nil, nil] + Array(repeating: .dismissed(.summarized), count: 8), "the outcomes")
    },
    WindowScenario("a message emits its events in order, up to a click on its button") {
      driver in
      let stage = AbilityStage(driver)
      let events = driver.presenter.events
      var told: [PresenterEvent] = []
      let hearing = Task { for await event in events { told.append(event) } }
      defer { hearing.cancel() }
      driver.presenter.present(
        .notification(title: "Deleted", button: OverlayNode.Button("Undo")),
        as: OverlayConfiguration(lifetime: .infinite))
      let id = try await stage.rest(saying: "Deleted")
      await driver.advance(by: .milliseconds(1500))
      try await stage.click(0, of: id)
      await driver.wait { told.last?.reason != nil }
      try expect(told.last?.reason, equals: .button(0), "the reason")
      // The pointer doesn't pause the message, because it has no time limit.
      try expect(
        told.dropLast().map(\.kind),
        equals: [.accepted, .admitted, .willPresent, .didPresent, .seen, .action(0), .willDismiss],
        "the events before")
    },
    WindowScenario(
      "quiet hides a message, shows replies, restores the message, and summarizes others"
    ) {
      driver in
      let stage = AbilityStage(driver)
      let shown = driver.presenter.present(
        .notification(title: "Shown"), as: OverlayConfiguration(lifetime: .infinite))
      try await stage.rest(saying: "Shown")
      let quiet = driver.presenter.quiet(below: .high, then: .summarize)
      await driver.wait { driver.presenter.shown.isEmpty }
      for number in 1...3 {
        driver.presenter.present(
          .notification(title: "Letter \(number)"),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      await driver.advance(by: .milliseconds(500))
      try expect(driver.presenter.shown, equals: [], "what is shown in quiet")
      var reply = OverlayConfiguration(lifetime: .infinite)
      reply.isReply = true
      let copied = driver.presenter.present(.notification(title: "Copied"), as: reply)
      try await stage.rest(saying: "Copied")
      copied.dismiss()
      quiet.end()
      try expect(try await stage.rest(saying: "Shown"), equals: shown.id, "what is back")
      shown.dismiss()
      try await stage.rest(saying: "3 messages")
    },
    WindowScenario("a user searches the history's list by keyboard, and closes it with a click") {
      driver in
      let stage = AbilityStage(driver)
      _ = driver.presenter.history
      for (title, seconds) in [("Letter from Ada", 2), ("Backup finished", 0)] {
        driver.presenter.present(
          .notification(title: title),
          as: OverlayConfiguration(lifetime: .timed(.milliseconds(Int64(seconds) * 1000 + 100))))
        await driver.wait { driver.presenter.isShowing }
        await driver.wait { driver.presenter.shown.isEmpty }
      }
      try expect(driver.presenter.history.unseen.count, equals: 1, "the number of missed messages")
      driver.presenter.present(.history(of: driver.presenter), using: .history)
      let list = try await stage.rest(saying: "Backup finished")
      try expect(driver.presenter.history.unseen.count, equals: 0, "what is missed once it is seen")
      // Return and the space bar press the harmless button.
      try expect(focused(driver), equals: "Close", "what has the focus at first")
      await driver.perform([.key("Tab"), .text("ada")])
      try await expectTitles(["Letter from Ada"], in: list, of: driver)
      await driver.perform([.key("BackSpace"), .key("BackSpace"), .key("BackSpace")])
      try await expectTitles(["Backup finished", "Letter from Ada"], in: list, of: driver)
      // The list now has a different height.
      try await stage.rest(saying: "Backup finished")
      let texts = driver.presenter.content(of: list)?.root.buttons.map { $0.label.string } ?? []
      let close = try unwrap(texts.firstIndex(of: "Close"), "the button that closes the list")
      try await stage.click(close, of: list)
      await driver.wait { driver.presenter.shown.isEmpty }
      try expect(driver.presenter.shown, equals: [], "what is shown")
    },
    WindowScenario("a recording of a click replays to the same message in the same place") {
      driver in
      let stage = AbilityStage(driver)
      driver.presenter.recording.keepsTitles = true
      for title in ["First", "Second"] {
        driver.presenter.present(
          .notification(title: title, closeButton: .always),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      try await stage.click(0, of: try await stage.rest(saying: "First"))
      let second = try await stage.rest(saying: "Second")
      let recording = try Recording(driver.presenter.recording.data())
      let host = HeadlessHost()
      try recording.replay(on: host)
      try expect(host.visibleTexts, equals: [["Second"]], "what the replay shows")
      try expect(
        host.scene.overlays.map(\.frame),
        equals: [try unwrap(driver.frame(of: second), "the frame")],
        "where the replay shows it")
    },
  ]

  /// Waits until the list of a history has exactly these titles.
  @MainActor
  private static func expectTitles(
    _ expected: [String], in list: OverlayID, of driver: GTKDriver
  ) async throws {
    func titles() -> [String] {
      (driver.presenter.content(of: list)?.root.texts ?? [])
        .filter { $0.hasPrefix("Letter") || $0.hasPrefix("Backup") }
    }
    await driver.wait { titles() == expected }
    try expect(titles(), equals: expected, "the entries of the list")
  }
}
#endif
