#if UIKIT_STAND_IN
import Testing
import UIKit
import UserNotifications
import Usher
import UsherUIKit

extension UIKitHostTests {
  /// Whether the user is in the app, determined by the states of all its scenes.
  @MainActor
  @Suite("The app's activity")
  struct AppActivityTests {
    @Test("while a scene without overlays is active, notifications aren't posted")
    func otherScene() async {
      await Presenter.withOwnDefault {
        let app = NotifiedApp()
        let other = StandIn.connectScene()
        defer { app.base.close() }
        StandIn.activate(other)
        app.leave()
        app.present("important")
        StandIn.advance(by: 60)
        #expect(app.titles == [])
        StandIn.deactivate(other)
        StandIn.advance(by: 0.9)
        #expect(app.titles == [])
        StandIn.advance(by: 0.2)
        // The other scene is in the foreground, so the delegate was called.
        #expect(app.titles == ["important"])
        StandIn.activate(other)
        #expect(app.titles == [])
        StandIn.disconnect(other)
        StandIn.advance(by: 1.1)
        #expect(app.titles == ["important"])
      }
    }

    @Test(
      "an active scene without touch input, such as a car's, doesn't keep the user in the app",
      arguments: [false, true])
    func inACar(isLater: Bool) async {
      await Presenter.withOwnDefault {
        let app = NotifiedApp()
        let display = StandIn.connectScene(role: .windowExternalDisplayNonInteractive)
        defer {
          StandIn.disconnect(display)
          app.base.close()
        }
        if !isLater { StandIn.activate(display) }
        app.leave()
        if isLater { StandIn.activate(display) }
        app.present("important")
        #expect(app.titles == ["important"])
      }
    }

    @Test("a presenter of a view outside all windows doesn't keep the user in the app")
    func viewOffScreen() async {
      await Presenter.withOwnDefault {
        let app = NotifiedApp()
        defer { app.base.close() }
        let page = UIView()
        let aside = Presenter.attached(to: page)
        app.leave()
        app.present("important")
        #expect(app.titles == ["important"])
        #expect(aside.shown == [])
      }
    }
  }
}
#endif
