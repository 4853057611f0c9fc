#if GTK
import Foundation
import GalleryModel
import TestProcesses
import Testing
@_spi(Inspection) import Usher

@Suite("The style of libadwaita", .timeLimit(.minutes(5)))
struct LibadwaitaTests {
  @Test(
    "toasts and alerts with adwaita style, and their buttons, have the same frames as in libadwaita",
    arguments: [
      ("toast", "platform-toast"), ("line", "platform-toast-line"), ("alert", "platform-alert"),
    ])
  func frames(kind: String, preset: String) async throws {
    let outcome = try await WindowProcess.run(
      "/usr/bin/python3", [Self.script.path(percentEncoded: false), kind])
    // Before libadwaita 1.5, an alert is a window, so only toasts can be compared.
    if kind == "alert", outcome.status == 77 { return }
    #expect(outcome.status == 0, "\(outcome.errors)")
    let libadwaita = try #require(FrameSheet(outcome.output))
    let file = "Examples/Gallery/Goldens/\(FrameSheet.folder)/\(FrameSheet.file(of: preset))"
    let golden = try #require(
      FrameSheet(try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)))
    #expect(golden.buttonsOnly.differences(from: libadwaita, tolerance: 1) == [])
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "libadwaita.py")
}

extension FrameSheet {
  /// The sheet with only the buttons, because libadwaita gives texts different frames.
  fileprivate var buttonsOnly: FrameSheet {
    FrameSheet(
      cards: cards.map { Card(frame: $0.frame, pieces: $0.pieces.filter { $0.kind == .button }) })
  }
}
#endif
