import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("Windows", .ownDefault)
struct UIWindowTests {
  @Test("a window is known by its presenter, else by the default one at that moment")
  func presenter() {
    let window = UIWindow()
    #expect(window.presenter == nil)
    let screen = Screen()
    #expect(window.presenter === screen.presenter)
    let other = Presenter(host: HeadlessHost())
    let own = UIWindow(presenter: other)
    #expect(own.presenter === other)
    #expect(window.presenter === screen.presenter)
  }

  @Test("a window has a presenter, and is given another one, in Usher's extension")
  func usher() {
    let screen = Screen()
    let other = Presenter(host: HeadlessHost())
    let window = UIWindow()
    #expect(window.usher.presenter === screen.presenter)
    window.usher.presenter = other
    #expect(window.usher.presenter === other)
  }

  @Test("a window does not keep its presenter alive")
  func weakly() {
    let window = UIWindow()
    do {
      let presenter = Presenter(host: HeadlessHost())
      window.presenter = presenter
      #expect(window.presenter === presenter)
    }
    #expect(window.presenter == nil)
  }

  @Test("a view's window is that of the view that fills it, however deep")
  func rootViewController() {
    let (window, controller, inner) = (UIWindow(), UIViewController(), UIView())
    controller.view.addSubview(inner)
    #expect(inner.window == nil)
    window.rootViewController = controller
    #expect(inner.window === window)
    #expect(window.window === window)
    window.rootViewController = nil
    #expect(inner.window == nil)
  }

  @Test("a window is the app's where none was made key, as long as there is a presenter")
  func application() {
    let application = UIApplication()
    #expect(application.keyWindow == nil)
    #expect(application.windows == [])
    let screen = Screen()
    #expect(application.keyWindow?.presenter === screen.presenter)
    let window = UIWindow(presenter: Presenter(host: HeadlessHost()))
    application.keyWindow = window
    // The window's presenter was released, so the window falls back to the default presenter.
    #expect(application.keyWindow?.presenter === screen.presenter)
  }
}
