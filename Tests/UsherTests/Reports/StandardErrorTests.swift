#if os(Linux) || os(macOS)
import Foundation
import Testing
@_spi(Facades) import Usher
import UsherTesting

@Suite("Standard error")
struct StandardErrorTests {
  @Test("problems without a handler are written to standard error, one per line")
  func untaken() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let presenter = Presenter(host: HeadlessHost())
        presenter.present(OverlayContent(.text(OverlayNode.Text(""))))
        presenter.present(
          OverlayContent(.text(OverlayNode.Text("hello"))),
          as: OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(.nan))))
        presenter.report(.unknownIcon("mial"))
      }
    }
    let bytes = try #require(result).standardErrorContent
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("Usher: ") } == [
        "Usher: overlay 1 was refused: its content is empty. Add a text, an image or a button",
        "Usher: overlay 2 was refused: the maximum width is nan. Use a finite number of at least 1.0",
        "Usher: the system has no icon named \"mial\", so it isn't shown. Check the name, or use a file",
      ])
  }
}
#endif
