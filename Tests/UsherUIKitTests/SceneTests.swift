#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@_spi(Inspection) @testable import UsherUIKit

extension UIKitHostTests {
  /// The states of scenes.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum>
  @MainActor
  @Suite("Scenes")
  struct SceneTests {
    @Test(
      "a request before the first scene waits and is shown there",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/313"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/342"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/377"))
    func early() throws {
      StandIn.reset()
      let presenter = try #require(Presenter.default)
      let handle = presenter.present(text("Early"), as: still())
      StandIn.advance(by: 1)
      #expect(handle.result == nil)
      #expect(World.current.windows.isEmpty)
      let app = SampleScene.launchedBeside()
      defer { app.close() }
      #expect(app.overlayWindow != nil)
      #expect(app.presenter === presenter)
      #expect(presenter.isShowing(handle.id))
    }

    @Test("a presenter is closed from the start if its scene no longer exists")
    func lost() {
      StandIn.reset()
      var host: UIKitHost?
      do {
        let (scene, _) = StandIn.launch()
        host = UIKitHost(scene: scene)
        StandIn.disconnect(scene)
      }
      StandIn.finishTurn()
      #expect(host.map { Presenter(host: $0).isClosed } == true)
    }

    @Test("the default presenter belongs to the scene that is currently active")
    func front() {
      let first = SampleScene()
      let second = SampleScene.launchedBeside()
      defer {
        first.close()
        second.close()
      }
      StandIn.deactivate(first.scene)
      #expect(Presenter.default === second.presenter)
      StandIn.activate(first.scene)
      StandIn.deactivate(second.scene)
      #expect(Presenter.default === first.presenter)
    }

    @Test(
      "without an active scene, a scene in the foreground is used",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/313"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/342"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/377"))
    func inactive() {
      let app = SampleScene()
      defer { app.close() }
      StandIn.deactivate(app.scene)
      #expect(Presenter.default === app.presenter)
    }

    @Test(
      "each of two scenes has a separate window and queue",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/211"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/366"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/392"))
    func two() {
      let first = SampleScene()
      let second = SampleScene.launchedBeside()
      defer {
        first.close()
        second.close()
      }
      let here = first.presenter.present(text("Here"), as: still())
      let there = second.presenter.present(text("There"), as: still())
      #expect(first.presenter !== second.presenter)
      #expect(first.overlayWindow != nil && second.overlayWindow != nil)
      #expect(first.presenter.shown == [here.id] && second.presenter.shown == [there.id])
    }

    @Test(
      "disconnecting a scene ends its shown and waiting overlays, and releases the window")
    func disconnected() {
      let app = SampleScene()
      let shown = app.presenter.present(text("Shown"), as: still())
      let waiting = app.presenter.present(text("Waiting"), as: still())
      weak let window = app.overlayWindow
      app.close()
      #expect(shown.result == .dismissed(.hostClosed))
      #expect(waiting.result == .dismissed(.hostClosed))
      #expect(window == nil)
    }

    @Test("a scene that reconnects has a new presenter")
    func back() {
      let first = SampleScene()
      let former = first.presenter
      first.close()
      let second = SampleScene.launchedBeside()
      defer { second.close() }
      #expect(second.presenter !== former)
      let handle = second.presenter.present(text("Again"), as: still())
      #expect(second.presenter.isShowing(handle.id))
      #expect(former.isClosed)
    }

    @Test("a default presenter set by the app is kept")
    func chosen() {
      let app = SampleScene()
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      app.controller.view.addSubview(view)
      let presenter = Presenter.attached(to: view)
      Presenter.default = presenter
      defer { Presenter.default = nil }
      #expect(Presenter.default === presenter)
    }

    @Test("countdowns pause while the scene is inactive")
    func attention() {
      let app = SampleScene()
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          lifetime: .timed(.seconds(2)), pausesFor: .all, entrance: OverlayTransition(),
          exit: OverlayTransition()))
      StandIn.advance(by: 1)
      StandIn.deactivate(app.scene)
      StandIn.advance(by: 5)
      #expect(handle.result == nil)
      StandIn.activate(app.scene)
      StandIn.advance(by: 1.1)
      #expect(handle.result == .dismissed(.timedOut))
    }

    /// In Assistive Access, an app's scene has a special role
    /// (<https://developer.apple.com/documentation/uikit/uiscenesession/role/windowassistiveaccessapplication>).
    @Test(
      "the default presenter shows its overlays in a scene with an unknown role",
      arguments: [.windowAssistiveAccessApplication, UISceneSession.Role(rawValue: "Later")])
    func newRole(_ role: UISceneSession.Role) throws {
      StandIn.reset()
      let presenter = try #require(Presenter.default)
      let handle = presenter.present(text("Hello"), as: still())
      let scene = StandIn.connectScene(role: role)
      defer { StandIn.disconnect(scene) }
      StandIn.activate(scene)
      StandIn.advance(by: 0.1)
      #expect(presenter.isShowing(handle.id))
      #expect(Presenter.default === presenter)
    }

    @Test(
      "an external display without touch input is never the default scene",
      arguments: [
        .windowExternalDisplayNonInteractive,
        // The name before iOS 16.
        UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay"),
      ])
    func externalDisplay(_ role: UISceneSession.Role) throws {
      StandIn.reset()
      let display = StandIn.connectScene(role: role)
      StandIn.activate(display)
      defer { StandIn.disconnect(display) }
      let presenter = try #require(Presenter.default)
      let handle = presenter.present(text("Hello"), as: still())
      let other = StandIn.connectScene(role: role)
      StandIn.activate(other)
      defer { StandIn.disconnect(other) }
      #expect(display.windows.isEmpty && other.windows.isEmpty)
      // An app can still request a presenter for the display, but overlays that wait for a
      // foreground scene keep waiting.
      #expect(Presenter.attached(to: display) !== presenter)
      let app = SampleScene.launchedBeside()
      defer { app.close() }
      #expect(app.presenter === presenter && presenter.isShowing(handle.id))
    }

    @Test("the default scene is the scene that became active last")
    func besideEachOther() {
      let first = SampleScene()
      _ = first.presenter
      let second = SampleScene.launchedBeside()
      defer {
        first.close()
        second.close()
      }
      #expect(Presenter.default === second.presenter)
      StandIn.deactivate(first.scene)
      StandIn.activate(first.scene)
      #expect(Presenter.default === first.presenter)
    }

    @Test("a countdown in an inactive scene starts when the scene becomes active")
    func notYetActive() {
      StandIn.reset()
      let scene = StandIn.connectScene()
      defer { StandIn.disconnect(scene) }
      let handle = Presenter.attached(to: scene).present(
        text("Hello"),
        as: OverlayConfiguration(
          lifetime: .timed(.seconds(2)), pausesFor: .all, entrance: OverlayTransition(),
          exit: OverlayTransition()))
      StandIn.advance(by: 5)
      #expect(handle.result == nil)
      StandIn.activate(scene)
      StandIn.advance(by: 2.1)
      #expect(handle.result == .dismissed(.timedOut))
    }
  }
}
#endif
