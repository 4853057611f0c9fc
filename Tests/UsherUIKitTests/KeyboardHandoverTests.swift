#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Keyboards that follow the text input in use, from within the calls that start and end typing.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfield>.
  @MainActor
  @Suite("Keyboards that switch between the app and overlays")
  struct KeyboardHandoverTests {
    @Test("an overlay's first field gets the keyboard, and the app's field gets it again afterward")
    func handover() throws {
      let app = SampleScene()
      defer { app.close() }
      app.controller.field.becomeFirstResponder()
      StandIn.advance(by: 1)
      let overlay = still(.bottom)
      let handle = app.presenter.present(form(), as: overlay)
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      #expect(app.overlayWindow?.isKeyWindow == true && !app.window.isKeyWindow)
      #expect(try #require(host.frame(of: handle.id)).maxY <= 508)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.window.isKeyWindow && app.controller.field.isFirstResponder)
      // The keyboard is visible for the app's field.
      let next = app.presenter.present(text("Hello"), as: overlay)
      StandIn.advance(by: 1)
      #expect(try #require(host.frame(of: next.id)).maxY <= 508)
      app.controller.field.resignFirstResponder()
      StandIn.advance(by: 1)
      #expect(try #require(host.frame(of: next.id)).maxY == 844 - 12)
    }

    @Test("an overlay presented within the call that starts typing is above the keyboard")
    func presentedWithinTheCall() throws {
      let app = SampleScene()
      defer { app.close() }
      var handle: PresentationHandle?
      app.controller.field.addAction(
        UIAction { _ in handle = app.presenter.present(text("Hello"), as: still(.bottom)) },
        for: .editingDidBegin)
      app.controller.field.becomeFirstResponder()
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let id = try #require(handle?.id)
      #expect(try #require(host.frame(of: id)).maxY <= 508)
      #expect(app.window.isKeyWindow)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>.
    @Test("a keyboard on another screen doesn't move overlays")
    func otherScreen() throws {
      let app = SampleScene()
      defer { app.close() }
      let screen = StandIn.connectScreen(size: CGSize(width: 1920, height: 1080))
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let before = host.frame(of: handle.id)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 680, width: 1920, height: 400), on: screen)
      StandIn.advance(by: 1)
      let after = host.frame(of: handle.id)
      #expect(after == before)
    }

    @Test("an overlay in a scene on another screen avoids only the keyboard on that screen")
    func sceneOnOtherScreen() throws {
      let app = SampleScene()
      defer { app.close() }
      let screen = StandIn.connectScreen(size: CGSize(width: 1920, height: 1080))
      let scene = StandIn.connectScene(on: screen)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      StandIn.activate(scene)
      let presenter = Presenter.attached(to: scene)
      let handle = presenter.present(text("Hello"), as: still(.bottom))
      StandIn.advance(by: 1)
      let host = try #require(presenter.uiKitHost)
      #expect(abs(try #require(host.frame(of: handle.id)).maxY - 1068) < 0.01)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 508, width: 390, height: 336))
      StandIn.advance(by: 1)
      #expect(abs(try #require(host.frame(of: handle.id)).maxY - 1068) < 0.01)
      StandIn.moveKeyboard(to: nil)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 680, width: 1920, height: 400), on: screen)
      StandIn.advance(by: 1)
      #expect(try #require(host.frame(of: handle.id)).maxY <= 680)
      StandIn.disconnect(scene)
    }
  }
}
#endif
