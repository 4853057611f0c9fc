#if GTK
import Testing

@Suite("A program of one window", .serialized, .timeLimit(.minutes(1)))
struct AppTests {
  @Test("shows overlays until its window is closed")
  func untilClosed() throws {
    #expect(
      try WindowProcess.run("WindowRunner", ["app"])
        == WindowProcess.Outcome(
          output: """
            Inbox, 320 × 480
            ended: hostClosed
            the loop has ended

            """, errors: "", status: 0))
  }

  @Test("says that there is no display")
  func withoutDisplay() throws {
    #expect(
      try WindowProcess.run("WindowRunner", ["app-without-display"])
        == WindowProcess.Outcome(
          output: """
            there is no display to open a window on; set WAYLAND_DISPLAY or DISPLAY to one that is \
            there, or run under xvfb-run

            """, errors: "", status: 0))
  }
}
#endif
