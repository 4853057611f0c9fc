#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests with windows that stand for presenters; UIKit's own windows have separate tests.
@MainActor
@Suite("The key window after the last entry", .ownDefault)
struct RollbackTests {
  @Test(
    "mended: the key window stays key; another one becomes key where that is asked")
  func rollback() async {
    let stage = Stage()
    let (key, other) = (UIWindow(presenter: stage.screen.presenter), UIWindow())
    key.makeKeyAndVisible()
    await stage.display("A")
    await stage.dismiss()
    stage.advance(1)
    #expect(key.isKeyWindow && !other.isKeyWindow)
    SwiftEntryKit.display(
      entry: label("B"), using: stage.attributes("B"), presentInsideKeyWindow: true,
      rollbackWindow: .custom(window: other))
    await stage.enqueue("C")
    await stage.dismiss()
    stage.advance(1)
    #expect(key.isKeyWindow && stage.screen.texts == ["C"])
    await stage.dismiss()
    stage.advance(1)
    #expect(key.isKeyWindow)
    SwiftEntryKit.display(
      entry: label("D"), using: stage.attributes("D") { $0.lifecycleEvents.didDisappear = nil },
      rollbackWindow: .custom(window: other))
    await stage.screen.settle()
    await stage.dismiss()
    stage.advance(1)
    #expect(other.isKeyWindow && !key.isKeyWindow)
  }

  @Test("a window that an entry names becomes key once, and not with a later entry that never came")
  func once() async {
    let stage = Stage()
    let (key, other) = (UIWindow(presenter: stage.screen.presenter), UIWindow())
    SwiftEntryKit.display(
      entry: label("A"), using: stage.attributes("A"), rollbackWindow: .custom(window: other))
    await stage.screen.settle()
    await stage.dismiss()
    stage.advance(1)
    #expect(other.isKeyWindow)
    key.makeKeyAndVisible()
    stage.screen.host.setAppVisible(false)
    await stage.display("B")
    await stage.dismiss(.all)
    #expect(stage.screen.presenter.waitingCount == 0)
    #expect(key.isKeyWindow && !other.isKeyWindow)
  }

  @Test("the entry that was shown last says which window becomes key, whichever goes last")
  func latestRollback() async {
    let stage = Stage()
    let (key, other) = (UIWindow(presenter: stage.screen.presenter), UIWindow())
    for (first, second, isMoved) in [
      (
        SwiftEntryKit.RollbackWindow.custom(window: other), SwiftEntryKit.RollbackWindow.main, false
      ),
      (.main, .custom(window: other), true),
    ] {
      key.makeKeyAndVisible()
      let slow = stage.attributes("A") {
        $0.popBehavior = .animated(animation: .init(translate: .init(duration: 2)))
      }
      SwiftEntryKit.display(entry: label("A"), using: slow, rollbackWindow: first)
      await stage.screen.settle()
      stage.advance(0.5)
      SwiftEntryKit.display(
        entry: label("B"), using: stage.attributes("B"), rollbackWindow: second)
      await stage.screen.settle()
      stage.advance(0.5)
      await stage.dismiss()
      stage.advance(0.5)
      #expect(stage.screen.texts == ["A"] && key.isKeyWindow)
      stage.advance(2)
      #expect(stage.screen.texts.isEmpty)
      #expect(other.isKeyWindow == isMoved && key.isKeyWindow != isMoved)
    }
  }
}
#endif
