#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher
import UsherTesting

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Touches on questions and work")
  struct AbilityTouchTests {
    private let app = SampleScene()

    private struct NoConnection: Error {}

    /// Waits until an overlay with this text is shown and at rest.
    private func wait(for words: String) async throws {
      try await ManualClock().wait {
        StandIn.advance(by: 0.05)
        return shown(words) != nil
      }
      StandIn.advance(by: 1)
    }

    private func shown(_ words: String) -> OverlayID? {
      app.presenter.shown.first {
        app.presenter.content(of: $0)?.root.texts.contains(words) ?? false
      }
    }

    /// Touches an overlay at a fraction of its width and height.
    private func touch(_ words: String, across x: CGFloat, down y: CGFloat) throws {
      let frame = try #require(shown(words).flatMap { app.presenter.restingFrame(of: $0) })
      let (width, height) = (frame.maxX - frame.minX, frame.maxY - frame.minY)
      StandIn.tap(
        at: CGPoint(x: frame.minX + width * x, y: frame.minY + height * y), in: app.scene)
      StandIn.advance(by: 0.1)
    }

    @Test("a touch on a button answers a question", arguments: [(0.25, false), (0.75, true)])
    func confirm(across: Double, answer: Bool) async throws {
      defer { app.close() }
      let task = Task { try await app.presenter.confirm("Empty the bin?", action: "Empty") }
      try await wait(for: "Empty the bin?")
      try touch("Empty the bin?", across: across, down: 0.7)
      #expect(try await ManualClock().value(of: task) == answer)
    }

    @Test(
      "a choice is performed once, even if it is touched several times, and its answer is returned")
    func choice() async throws {
      defer { app.close() }
      var calls = 0
      let task = Task {
        try await app.presenter.reply(
          to: "Send?",
          choices: [
            .choice("Later", "kept"),
            .choice(
              "Send",
              work: {
                calls += 1
                for _ in 0..<20 { await Task.yield() }
                return "sent"
              }),
          ])
      }
      try await wait(for: "Send?")
      for across in [0.75, 0.75, 0.25] { try touch("Send?", across: across, down: 0.7) }
      #expect(try await ManualClock().value(of: task).answer == "sent")
      #expect(calls == 1)
    }

    @Test("a touch on the retry button of failed work repeats the work in the same overlay")
    func retry() async throws {
      defer { app.close() }
      var attempts = 0
      let task = Task {
        try await app.presenter.present(
          while: .processing(OverlayNode.Text("Fetching"))
        ) {
          attempts += 1
          for _ in 0..<20 { await Task.yield() }
          if attempts == 1 { throw NoConnection() }
          return attempts
        } failure: {
          .notification(title: "No connection", button: $0.retry(), closeButton: .never)
        }
      }
      try await wait(for: "No connection")
      let overlay = shown("No connection")
      try touch("No connection", across: 0.92, down: 0.5)
      #expect(try await ManualClock().value(of: task) == 2)
      #expect(overlay != nil)
    }
  }
}
#endif
