#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @MainActor
  @Suite("Windows that the user touches and types in")
  struct KeyWindowTests {
    private let scene: UIWindowScene
    private let window: UIWindow

    init() {
      (scene, window) = StandIn.launch()
    }

    /// Shows a window above the app's window.
    private func show<Window: UIWindow>(_ above: Window) -> Window {
      above.windowLevel = .alert
      above.isHidden = false
      return above
    }

    @Test(
      "a touch makes the touched window key before the view receives the touch",
      .bug("https://developer.apple.com/forums/thread/667958"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/324"))
    func touch() {
      let above = show(UIWindow(windowScene: scene))
      var wasKey: [Bool] = []
      let view = HeardView { wasKey.append(above.isKeyWindow) }
      view.frame = above.bounds
      above.addSubview(view)
      #expect(window.isKeyWindow)
      StandIn.tap(at: CGPoint(x: 50, y: 50), in: scene)
      #expect(wasKey == [true] && above.isKeyWindow && !window.isKeyWindow)
    }

    @Test(
      "a touch on a window that can't become key doesn't change the key window",
      .bug("https://github.com/lyft/Hammer/pull/18"))
    func refused() {
      let above = show(KeylessWindow(windowScene: scene))
      StandIn.tap(at: CGPoint(x: 50, y: 50), in: scene)
      #expect(window.isKeyWindow && !above.isKeyWindow)
    }

    @Test(
      "the window of edit menus has level 10, or 1 with a keyboard, above the key window",
      .bug("https://github.com/Tencent/QMUI_iOS/issues/659"),
      .bug("https://github.com/Tencent/QMUI_iOS/issues/1538"))
    func textEffects() throws {
      let above = show(UIWindow(windowScene: scene))
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      above.addSubview(text)
      #expect(scene.windows == [window, above])
      let menu = try #require(StandIn.showEditMenu(of: text))
      #expect(menu.window?.windowLevel.rawValue == 10)
      #expect(scene.windows == [window, menu.window, above])
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      #expect(menu.window?.windowLevel.rawValue == 1)
      let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
      above.addSubview(field)
      above.makeKey()
      field.becomeFirstResponder()
      #expect(scene.windows == [window, above, menu.window])
    }

    @Test(
      "a window is hit tested several times for one touch, with different events or none",
      .bug("https://developer.apple.com/forums/thread/762292"))
    func repeatedHitTests() {
      let above = show(AskedWindow(windowScene: scene))
      StandIn.touchDown(at: CGPoint(x: 50, y: 50), in: scene)
      let events = above.events
      #expect(events.count == 3 && events.contains(nil) && Set(events).count == 3)
    }

    /// A window that can't become key.
    private final class KeylessWindow: UIWindow {
      override var canBecomeKey: Bool { false }
    }

    /// A window that records the events of its hit tests.
    private final class AskedWindow: UIWindow {
      private(set) var events: [UIEvent?] = []

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        events.append(event)
        return super.hitTest(point, with: event)
      }
    }

    /// A view that calls a closure when it receives a touch.
    private final class HeardView: UIView {
      private let hear: @MainActor () -> Void

      init(_ hear: @escaping @MainActor () -> Void) {
        self.hear = hear
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear() }
    }
  }
}
#endif
