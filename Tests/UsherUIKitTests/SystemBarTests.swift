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
      "the status bar stays as the app beneath has it, whether an overlay comes or goes",
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

    @Test("an overlay's wish counts while overlays are up, and no longer")
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

    @Test("what a look leaves open is as the look beneath has it")
    func layers() {
      let beneath = SystemBars(statusBar: .hidden, orientations: .portrait)
      let upper = SystemBars(statusBar: .shown(.lightContent), hidesHomeIndicator: true)
      #expect(SystemBars().before(beneath) == beneath)
      #expect(
        upper.before(beneath)
          == SystemBars(
            statusBar: .shown(.lightContent), hidesHomeIndicator: true, orientations: .portrait))
    }

    @Test("looks that differ in one value are different in a set, and have different hashes")
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
      "an overlay lets the scene turn as the app beneath does, unless asked otherwise",
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

    @Test("a window of the system's, such as the keyboard's, is not asked for the app")
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

    @Test("an edge at which the app's own gestures come first stays so")
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
