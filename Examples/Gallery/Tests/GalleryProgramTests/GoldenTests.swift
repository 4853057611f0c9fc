#if GTK
import CGTK
import Foundation
import TestProcesses
import Testing

@Suite("Golden pictures", .timeLimit(.minutes(10)))
struct GoldenTests {
  private static func path(_ name: String) -> String {
    Repository.root.appending(path: name).path(percentEncoded: false)
  }

  @Test(
    "every preset matches its golden picture, light and dark (to redraw it, run ./usher goldens)",
    .enabled(if: gtk_get_minor_version() == 8, "the pictures have the letters of GTK 4.8"))
  func presets() async throws {
    let outcome = try await WindowProcess.run(
      "Gallery",
      [
        "--goldens", Self.path("Examples/Gallery/Goldens"), "--differences",
        Self.path("out/goldens"),
      ])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors == "")
  }
}
#endif
