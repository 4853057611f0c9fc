#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The rules of key windows.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow>
  @MainActor
  @Suite("The window of overlays")
  struct WindowTests {
    @Test(
      "the window opens with the first overlay above the app's alerts, and doesn't become key",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/23"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/45"))
    func opens() {
      let app = SampleScene()
      defer { app.close() }
      #expect(app.overlayWindow == nil)
      app.presenter.present(text("Hello"), as: still())
      #expect(app.overlayWindow?.windowLevel == UIKitHost.standardLevel)
      #expect(app.window.isKeyWindow)
    }

    @Test(
      "the window and its controller and views are released after the last overlay",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/297"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/322"))
    func closes() {
      let app = SampleScene()
      defer { app.close() }
      let first = app.presenter.present(text("One"), as: still())
      app.presenter.present(text("Two"), as: still())
      weak let window = app.overlayWindow
      weak let controller = window?.rootViewController
      weak let view = app.presenter.uiKitHost?.stage?.view
      first.dismiss()
      StandIn.advance(by: 1)
      #expect(window != nil)
      app.presenter.dismissAll()
      StandIn.advance(by: 1)
      #expect(app.scene.windows == [app.window])
      #expect(window == nil && controller == nil && view == nil)
    }

    @Test("the window has the requested level, even if it is requested later")
    func level() {
      let app = SampleScene()
      defer { app.close() }
      let presenter = Presenter.attached(to: app.scene, level: .statusBar)
      presenter.present(text("Hello"), as: still())
      #expect(app.overlayWindow?.windowLevel == .statusBar)
      _ = Presenter.attached(to: app.scene, level: .normal)
      #expect(app.overlayWindow?.windowLevel == .normal)
    }

    @Test("the latest overlay's window level is used, and then the earlier overlay's again")
    func wishes() throws {
      let app = SampleScene()
      defer { app.close() }
      var levels: [UIWindow.Level?] = []
      app.presenter.present(text("Hello"), as: still())
      let host = try #require(app.presenter.uiKitHost)
      let (first, second) = (OverlayID(100), OverlayID(101))
      for (level, id) in [
        (UIWindow.Level.alert, first), (.statusBar, second), (nil, second), (nil, first),
      ] {
        host.setWishes(level.map { WindowWishes(level: $0) }, of: id)
        levels.append(app.overlayWindow?.windowLevel)
      }
      #expect(levels == [.alert, .statusBar, .alert, UIKitHost.standardLevel])
    }

    @Test(
      "a field in an overlay makes its window key, and then the app's window is key again")
    func field() {
      let app = SampleScene()
      defer { app.close() }
      let name = ObservableValue("")
      let handle = app.presenter.present(form(name), as: still(.center))
      StandIn.advance(by: 0.1)
      #expect(app.overlayWindow?.isKeyWindow == true)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.window.isKeyWindow)
    }

    @Test(
      "a tap on an overlay without a field doesn't take the app's keyboard",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/23"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/45"))
    func tap() throws {
      let app = SampleScene()
      defer { app.close() }
      app.controller.field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let touch = StandIn.touchDown(at: CGPoint(inMiddleOf: frame), in: app.scene)
      #expect(app.window.isKeyWindow && app.controller.field.isFirstResponder)
      StandIn.lift(touch)
      #expect(app.window.isKeyWindow && app.controller.field.isFirstResponder)
    }

    @Test("each modal overlay takes the keyboard from the app's field, and later returns it")
    func modal() {
      let app = SampleScene()
      defer { app.close() }
      app.controller.field.becomeFirstResponder()
      for _ in 1...2 {
        let handle = app.presenter.present(
          OverlayContent(.button(OverlayNode.Button("Done"))),
          as: still(.center, backdrop: Backdrop()))
        StandIn.advance(by: 0.1)
        #expect(!app.controller.field.isFirstResponder)
        handle.dismiss()
        StandIn.advance(by: 1)
        #expect(app.controller.field.isFirstResponder && app.window.isKeyWindow)
      }
    }

    @Test("a modal form returns the keyboard to the app's field")
    func modalForm() {
      let app = SampleScene()
      defer { app.close() }
      app.controller.field.becomeFirstResponder()
      let handle = app.presenter.present(form(), as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.1)
      #expect(app.overlayWindow?.isKeyWindow == true)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.window.isKeyWindow && app.controller.field.isFirstResponder)
    }

    @Test(
      "a field that the app focuses while a modal overlay is dismissed keeps the keyboard",
      .bug("https://github.com/Mijick/Popups/issues/169"),
      .bug("https://github.com/Mijick/Popups/issues/195"), arguments: [true, false])
    func appsChoice(isEarly: Bool) throws {
      let app = SampleScene()
      defer { app.close() }
      app.controller.field.becomeFirstResponder()
      let other = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
      app.controller.view.addSubview(other)
      let handle = app.presenter.present(
        OverlayContent(
          .button(OverlayNode.Button("Done") { if isEarly { other.becomeFirstResponder() } })),
        as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.1)
      let button = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(x: button.minX + 20, y: button.minY + 20), in: app.scene)
      if !isEarly { other.becomeFirstResponder() }
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.button(0)))
      #expect(other.isFirstResponder)
    }

    @Test(
      "the window has the appearance of the app's window",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/249"))
    func looks() {
      let app = SampleScene()
      defer { app.close() }
      app.window.overrideUserInterfaceStyle = .dark
      app.presenter.present(text("Hello"), as: still())
      #expect(app.overlayWindow?.traitCollection.userInterfaceStyle == .dark)
      #expect(app.presenter.traits.appearance == .dark)
    }

    @Test("an overlay at the top avoids the device's notch")
    func notch() throws {
      let app = SampleScene(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      #expect(frame.minY >= 59)
      StandIn.rotate(
        app.scene, to: .landscapeLeft,
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      StandIn.advance(by: 1)
      let turned = try #require(app.presenter.restingFrame(of: handle.id))
      #expect(turned.minX >= 59 && turned.minY < 59)
    }

    @Test("a sheet that the app presents while an overlay is shown is below the overlay")
    func sheet() throws {
      let app = SampleScene()
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let sheet = UIViewController()
      app.controller.present(sheet, animated: false)
      StandIn.advance(by: 0.5)
      #expect(app.scene.windows.last === app.overlayWindow)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(inMiddleOf: frame), in: app.scene)
      #expect(handle.result == .dismissed(.tap))
    }

    @Test(
      "an alert that the app presents while an overlay is shown stays after the overlay",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/30"))
    func alert() {
      let app = SampleScene()
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let alert = UIViewController()
      app.controller.present(alert, animated: false)
      StandIn.advance(by: 0.5)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.overlayWindow == nil)
      #expect(app.controller.presentedViewController === alert && alert.view.window === app.window)
    }
  }
}
#endif
