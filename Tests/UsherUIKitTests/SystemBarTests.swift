#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// The controller that decides on the system's bars.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>
  @MainActor
  @Suite("System bars")
  struct SystemBarTests {
    private let app = SampleScene()

    private var bar: UIStatusBarManager? { app.scene.statusBarManager }

    @Test(
      "an overlay that appears or disappears doesn't change the app's status bar style",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/129"))
    func beneath() {
      defer { app.close() }
      app.controller.barStyle = .lightContent
      app.controller.setNeedsStatusBarAppearanceUpdate()
      StandIn.finishTurn()
      let handle = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(bar?.statusBarStyle == .lightContent)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(bar?.statusBarStyle == .lightContent)
    }

    @Test("a status bar that the app hides stays hidden")
    func hidden() {
      defer { app.close() }
      app.controller.hidesBar = true
      app.controller.setNeedsStatusBarAppearanceUpdate()
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(bar?.isStatusBarHidden == true)
    }

    @Test("the presenter's system bars apply only while overlays are shown")
    func asked() {
      defer { app.close() }
      app.presenter.systemBars = SystemBars(statusBar: .hidden, hidesHomeIndicator: true)
      let handle = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(bar?.isStatusBarHidden == true)
      #expect(StandIn.isHomeIndicatorAutoHidden(in: app.scene))
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(bar?.isStatusBarHidden == false)
    }

    @Test("values that the upper bars don't specify are taken from the bars beneath")
    func layers() {
      let beneath = SystemBars(statusBar: .hidden, orientations: .portrait)
      let upper = SystemBars(statusBar: .shown(.lightContent), hidesHomeIndicator: true)
      #expect(SystemBars().before(beneath) == beneath)
      #expect(
        upper.before(beneath)
          == SystemBars(
            statusBar: .shown(.lightContent), hidesHomeIndicator: true, orientations: .portrait))
    }

    @Test("bars that differ in one value aren't equal, and have different hashes")
    func hashes() {
      let looks = [
        SystemBars(), SystemBars(statusBar: .hidden), SystemBars(hidesHomeIndicator: true),
        SystemBars(hidesHomeIndicator: false), SystemBars(orientations: .portrait),
        SystemBars(orientations: .landscape),
      ]
      #expect(Set(looks).count == looks.count)
      #expect(Set(looks.map(\.hashValue)).count == looks.count)
    }

    @Test(
      "an overlay supports the orientations of the app, unless the presenter specifies others",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/164"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/217"))
    func orientations() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(
        StandIn.supportedOrientations(in: app.scene)
          == app.controller.supportedInterfaceOrientations)
      app.presenter.systemBars = SystemBars(orientations: .portrait)
      StandIn.advance(by: 0.1)
      #expect(StandIn.supportedOrientations(in: app.scene) == .portrait)
    }

    @Test(
      "the app's status bar style is used even if a system window is open, such as the keyboard's")
    func systemWindows() {
      defer { app.close() }
      app.controller.barStyle = .lightContent
      let keyboard = UIWindow(windowScene: app.scene)
      keyboard.windowLevel = UIWindow.Level(0.25)
      keyboard.rootViewController = UIViewController()
      keyboard.isHidden = false
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(bar?.statusBarStyle == .lightContent)
    }

    @Test("an overlay keeps the app's edges for deferred system gestures")
    func edges() {
      defer { app.close() }
      app.controller.firstEdges = .bottom
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      #expect(StandIn.deferredEdges(in: app.scene) == .bottom)
    }
  }
}
#endif
