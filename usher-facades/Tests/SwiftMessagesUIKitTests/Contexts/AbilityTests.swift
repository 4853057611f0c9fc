import SwiftMessages
import Testing
import UIKit
@_spi(Facades) import Usher
import UsherTesting
import UsherUIKit

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Calls to Usher alongside the library's messages")
  struct AbilityTests {
    /// Waits until a number of overlays is shown, and lets time pass.
    private func wait(for count: Int, on presenter: Presenter) async throws {
      try await ManualClock().wait { presenter.shown.count == count }
      StandIn.advance(by: 1)
    }

    @Test("a view's presenter asks a question while a message is shown")
    func question() async throws {
      let app = MessageApp()
      let presenter = try #require(app.window.usher.presenter)
      #expect(presenter === app.window.windowScene.map { Presenter.attached(to: $0) })
      app.show(MessageView.plain(.messageView)) { $0.duration = .forever }
      let task = Task { try await presenter.confirm("Empty the bin?", action: "Empty") }
      try await wait(for: 2, on: presenter)
      presenter.shown.last.map { presenter.dismiss($0) }
      StandIn.advance(by: 1)
      #expect(try await ManualClock().value(of: task) == false)
      #expect(presenter.shown.count == 1)
      app.close()
    }

    @Test("a view's presenter commits an undoable change that the user doesn't undo")
    func undo() async throws {
      let app = MessageApp()
      let presenter = try #require(app.controller.view.usher.presenter)
      var diary: [String] = []
      let task = Task {
        await presenter.undoable("letters", message: { "\($0) deleted" }) {
          diary.append("committed")
        } undo: {
          diary.append("undone")
        }
      }
      try await wait(for: 1, on: presenter)
      StandIn.advance(by: 6)
      _ = try await ManualClock().value(of: task)
      #expect(diary == ["committed"])
      app.close()
    }
  }
}
