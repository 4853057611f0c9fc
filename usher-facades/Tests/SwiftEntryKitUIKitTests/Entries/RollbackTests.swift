import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  @MainActor
  @Suite("The key window after the last entry")
  struct RollbackTests {
    private let app = EntryApp()

    private func label() -> UIView { EKNoteMessageView(with: .plain("Note")) }

    private func display(
      _ attributes: EKAttributes, _ rollbackWindow: SwiftEntryKit.RollbackWindow
    ) async {
      SwiftEntryKit.display(entry: label(), using: attributes, rollbackWindow: rollbackWindow)
      await app.settle(0.5)
    }

    /// The texts of the entries.
    private var words: [String] { StandIn.windows(besides: app.window).flatMap(\.words) }

    private func otherWindow() -> UIWindow {
      let other = UIWindow(windowScene: app.scene)
      other.isHidden = false
      return other
    }

    @Test("an entry's rollback window becomes key once, and only if the entry was shown")
    func once() async {
      defer { app.close() }
      let other = otherWindow()
      await display(.still, .custom(window: other))
      await app.dismiss()
      #expect(other.isKeyWindow)
      app.window.makeKeyAndVisible()
      await app.display(label())
      await display(
        .still.with { $0.precedence = .enqueue(priority: .normal) }, .custom(window: other))
      SwiftEntryKit.dismiss(.all)
      await app.settle()
      #expect(app.presenter.shown.isEmpty && app.presenter.waitingCount == 0)
      #expect(app.window.isKeyWindow && !other.isKeyWindow)
    }

    @Test(
      "the entry that was shown last determines the key window, even if another disappears later",
      arguments: [false, true])
    func latest(isMoved: Bool) async {
      defer { app.close() }
      let other = otherWindow()
      let windows: [SwiftEntryKit.RollbackWindow] =
        isMoved ? [.main, .custom(window: other)] : [.custom(window: other), .main]
      let slow = EKAttributes.still.with {
        $0.popBehavior = .animated(animation: .init(translate: .init(duration: 3)))
      }
      await display(slow, windows[0])
      await display(.still, windows[1])
      SwiftEntryKit.dismiss()
      await app.settle(0.5)
      #expect(words == ["Note"])
      #expect(app.window.isKeyWindow)
      await app.settle(4)
      #expect(words == [])
      #expect(other.isKeyWindow == isMoved && app.window.isKeyWindow != isMoved)
    }
  }
}
