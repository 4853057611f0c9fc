#if GTK
import Testing
import WindowScenarios

@Suite("Programs with one window", .timeLimit(.minutes(10)))
struct AppTests {
  @Test(
    "a program shows what is asked for before its window has a size, until the window is closed",
    arguments: [DisplayServer.Kind.xvfb(screen: "800x1000x24"), .sway])
  func untilClosed(display: DisplayServer.Kind) async throws {
    #expect(
      try await WindowProcess.run("WindowRunner", ["app"], on: display)
        == WindowProcess.Outcome(
          output: """
            Inbox, 320 × 480
            shown: 2 of 2
            ended: hostClosed
            the loop has ended

            """, errors: "", status: 0))
  }

  @Test(
    "what could still be undone is committed before a program ends, however it ends",
    arguments: UndoTrial.Way.allCases)
  func undoAtTheEnd(_ way: UndoTrial.Way) async throws {
    #expect(
      try await WindowProcess.run(
        "WindowRunner", [way.rawValue], on: .xvfb(screen: "800x1000x24"))
        == WindowProcess.Outcome(
          output: """
            the program ends
            deleted for good
            committed
            the program has ended

            """, errors: "", status: 0))
  }

  @Test("a program without a display says so")
  func withoutDisplay() async throws {
    #expect(
      try await WindowProcess.run("WindowRunner", ["app-without-display"])
        == WindowProcess.Outcome(
          output: """
            there is no display; set WAYLAND_DISPLAY or DISPLAY to an existing one, or run under \
            xvfb-run

            """, errors: "", status: 0))
  }
}
#endif
