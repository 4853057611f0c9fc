#if GTK
import TestProcesses
import Testing
import WindowScenarios

@Suite("Programs with one window", .timeLimit(.minutes(10)))
struct AppTests {
  @Test(
    "a program shows overlays requested before its window has a size, until the window closes",
    arguments: [DisplayServer.Kind.xvfb(screen: "800x1000x24"), .sway])
  func untilClosed(display: DisplayServer.Kind) async throws {
    let outcome = try await WindowProcess.run("WindowRunner", ["app"], on: display)
    #expect(outcome == Self.wholeRun)
  }

  /// GTK uses its own tests' context if it finds no accessibility bus.
  @Test("a program runs without an accessibility bus, even with GTK 4.14 and later")
  func withoutAccessibilityBus() async throws {
    let outcome = try await WindowProcess.run("WindowRunner", ["app"], accessibility: "test")
    #expect(outcome == Self.wholeRun)
  }

  /// The outcome of a program from its first overlay until its window closes.
  private static let wholeRun = WindowProcess.Outcome(
    output: """
      Inbox, 320 × 480
      shown: 2 of 2
      ended: hostClosed
      the loop has ended

      """, errors: "", status: 0)

  @Test(
    "changes that can still be undone are committed before a program ends, however it ends",
    arguments: UndoTrial.Way.allCases)
  func undoAtTheEnd(_ way: UndoTrial.Way) async throws {
    let outcome = try await WindowProcess.run(
      "WindowRunner", [way.rawValue], on: .xvfb(screen: "800x1000x24"))
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the program ends
            deleted for good
            committed
            the program has ended

            """, errors: "", status: 0))
  }

  @Test("important overlays become desktop notifications while the user is away")
  func notifications() async throws {
    let outcome = try await WindowProcess.run(
      "WindowRunner", [BackgroundDeliveryTrial.Way.server.rawValue], bus: .own)
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the user is here
            the user is elsewhere
            one notification
            while the user is away: shown
            the answer
            no notification
            the end of the first call
            after the answer in the notification: dismissed(UsherCore.DismissReason.button(0))
            one notification
            two notifications
            the user is here
            no notification
            after the user has come back: shown
            answers: 1
            Mira calls: true
            From Lisbon: true
            Theo called: false
            Theo has called: true
            For &lt;5 minutes: true
            Nothing much: false
            the program has ended

            """, errors: "", status: 0))
  }

  @Test("an overlay that ends while its notification is being sent leaves no notification")
  func hurriedNotifications() async throws {
    let outcome = try await WindowProcess.run(
      "WindowRunner", [BackgroundDeliveryTrial.Way.hurry.rawValue], bus: .own)
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the user is here
            the user is elsewhere
            one notification
            the end of what was dismissed at once
            one notification
            no notification
            the program has ended

            """, errors: "", status: 0))
  }

  @Test(
    "without a notification server, overlays stay in the app, and this is reported once",
    arguments: [
      (BackgroundDeliveryTrial.Way.noBus, SessionBus.inherited), (.noServer, .withoutServices),
    ])
  func noNotifications(_ way: BackgroundDeliveryTrial.Way, bus: SessionBus) async throws {
    let outcome = try await WindowProcess.run("WindowRunner", [way.rawValue], bus: bus)
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the user is here
            the user is elsewhere
            the overlay
            problem: the system doesn't show this app's notifications (the session bus has no \
            notification server), so overlays stay in the app. Ask the user for permission, or set \
            backgroundDelivery to none
            without a server: shown
            the program has ended

            """, errors: "", status: 0))
  }

  @Test(
    "the accent follows the desktop live, unless the app sets an accent",
    arguments: [DisplayServer.Kind.xvfb(screen: "800x1000x24")])
  func accent(display: DisplayServer.Kind) async throws {
    let outcome = try await WindowProcess.run(
      "WindowRunner", [AccentTrial.name], bus: .own, on: display)
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the desktop's accent
            the accent that the user chose
            Usher's own, for none
            the app's own
            the program has ended

            """, errors: "", status: 0))
  }

  #if UIKIT_STAND_IN
  @Test("an app for iOS is on the phone's screen until the phone's window closes")
  func phone() async throws {
    let outcome = try await WindowProcess.run(
      "WindowRunner", ["phone"], on: .xvfb(screen: "1000x1000x24"))
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            the screen has 390 × 844 points
            the app is on the screen
            the loop has ended

            """, errors: "", status: 0))
  }
  #endif

  @Test("a program throws an error if Dispatch runs the main thread")
  func underDispatch() async throws {
    let outcome = try await WindowProcess.run("WindowRunner", ["app-under-dispatch"])
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            GTK can't run the main thread because Dispatch runs it, for example in an async main. Make \
            main synchronous, and await in a task

            """, errors: "", status: 0))
  }

  @Test("a program without a display reports this")
  func withoutDisplay() async throws {
    let outcome = try await WindowProcess.run("WindowRunner", ["app-without-display"])
    #expect(
      outcome
        == WindowProcess.Outcome(
          output: """
            there is no display. Set WAYLAND_DISPLAY or DISPLAY to an existing one, or run under \
            xvfb-run

            """, errors: "", status: 0))
  }
}
#endif
