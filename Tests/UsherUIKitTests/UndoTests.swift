#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher
import UsherTesting

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Undo when the app leaves the screen")
  struct UndoTests {
    private let app = SampleScene()
    private let diary = Diary()

    @MainActor
    private final class Diary {
      var lines: [String] = []
    }

    /// Makes a change whose commit takes some turns of the loop, and shows its message.
    private func change(whenAbandoned: UndoAbandonPolicy = .commits) async throws -> Task<
      Void, Never
    > {
      let task = Task { [app, diary] in
        await app.presenter.undoable(
          "letters", whenAbandoned: whenAbandoned, message: { "\($0) deleted" }
        ) {
          diary.lines.append("begins to commit")
          for _ in 0..<20 { await Task.yield() }
          diary.lines.append("committed")
        } undo: {
          diary.lines.append("undone")
        }
        diary.lines.append("returned")
      }
      try await ManualClock().wait { !app.presenter.shown.isEmpty }
      StandIn.advance(by: 1)
      return task
    }

    @Test("an undoable change keeps the app running until it is committed in the background")
    func background() async throws {
      defer { app.close() }
      let task = try await change()
      #expect(World.current.backgroundTasks.values.sorted() == ["Usher"])
      StandIn.moveToBackground(app.scene)
      #expect(World.current.backgroundTasks.count == 1)
      try await ManualClock().value(of: task)
      #expect(diary.lines == ["begins to commit", "committed", "returned"])
      for _ in 0..<20 { await Task.yield() }
      #expect(World.current.backgroundTasks.isEmpty)
    }

    @Test("with the undo policy, a change is undone in the background, or when its scene closes")
    func undone() async throws {
      for isClosed in [false, true] {
        let task = try await change(whenAbandoned: .undoes)
        if isClosed { app.close() } else { StandIn.moveToBackground(app.scene) }
        try await ManualClock().value(of: task)
        #expect(diary.lines.suffix(2) == ["undone", "returned"])
        if !isClosed { StandIn.activate(app.scene) }
      }
    }

    @Test("an app whose background time expires ends its background task")
    func expired() async throws {
      defer { app.close() }
      let task = try await change()
      StandIn.moveToBackground(app.scene)
      StandIn.endBackgroundTime()
      #expect(World.current.backgroundTasks.isEmpty)
      try await ManualClock().value(of: task)
      #expect(diary.lines.last == "returned")
    }

    @Test("a touch on the button undoes the change")
    func touched() async throws {
      defer { app.close() }
      let task = try await change()
      let message = try #require(app.presenter.shown.first)
      let frame = try #require(app.presenter.restingFrame(of: message))
      // The button is at the trailing edge.
      StandIn.tap(at: CGPoint(x: frame.maxX - 30, y: (frame.minY + frame.maxY) / 2), in: app.scene)
      try await ManualClock().value(of: task)
      #expect(diary.lines == ["undone", "returned"])
    }
  }
}
#endif
