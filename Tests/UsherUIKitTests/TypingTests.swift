#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The window that has the keyboard.
  ///
  /// A touch makes a window key if it can become key:
  /// <https://developer.apple.com/forums/thread/667958>.
  @MainActor
  @Suite("The keyboard between the app and overlays")
  struct TypingTests {
    private let app = SampleScene()

    /// Shows an app view in an overlay while the user types into the app's field.
    private func show(_ view: UIView) -> PresentationHandle {
      app.controller.field.becomeFirstResponder()
      let handle = app.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 100)) { view })),
        as: still(.center))
      StandIn.advance(by: 0.1)
      return handle
    }

    private func tap(_ view: UIView) {
      StandIn.tap(
        at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?),
        in: app.scene)
    }

    private var appTypes: Bool { app.window.isKeyWindow && app.controller.field.isFirstResponder }

    @Test(
      "a tap on an app view in an overlay doesn't take the app's keyboard",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/324"),
      .bug("https://developer.apple.com/forums/thread/667958"))
    func nativeView() {
      defer { app.close() }
      let view = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      _ = show(view)
      tap(view)
      #expect(appTypes)
    }

    @Test("after a tap on an app's field, the overlay window is key until the field resigns")
    func nativeField() {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 40))
      view.addSubview(field)
      _ = show(view)
      tap(field)
      #expect(field.isFirstResponder && app.overlayWindow?.isKeyWindow == true)
      field.resignFirstResponder()
      StandIn.finishTurn()
      #expect(appTypes)
    }

    @Test("a focused view that posts no notifications, such as a web view, makes the window key")
    func silentView() {
      defer { app.close() }
      let view = SilentInput(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      _ = show(view)
      tap(view)
      StandIn.finishTurn()
      #expect(view.isFirstResponder && app.overlayWindow?.isKeyWindow == true)
      view.resignFirstResponder()
      StandIn.finishTurn()
      #expect(appTypes)
    }

    @Test("a tap on a read-only text doesn't take the app's keyboard")
    func readOnlyText() {
      defer { app.close() }
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.isEditable = false
      _ = show(view)
      tap(view)
      #expect(appTypes)
    }

    @Test(
      "the app's window is key again when an overlay's field resigns, even if the overlay stays")
    func ownField() throws {
      defer { app.close() }
      let handle = app.presenter.present(form(isFirst: false), as: still(.center))
      StandIn.advance(by: 0.1)
      let host = try #require(app.presenter.uiKitHost)
      let field = try #require(host.slot(of: handle.id)?.card.controls.fields.first)
      tap(field.native)
      #expect(field.hasKeyboard && app.overlayWindow?.isKeyWindow == true)
      field.native.resignFirstResponder()
      StandIn.finishTurn()
      #expect(app.window.isKeyWindow)
      #expect(handle.result == nil)
    }

    @Test(
      "the edit menu of a text in an overlay is above the overlay, with and without a keyboard",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/278"), arguments: [false, true])
    func editMenu(hasKeyboard: Bool) throws {
      defer { app.close() }
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let handle = app.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 100)) { text })),
        as: still(.center))
      if hasKeyboard {
        app.controller.field.becomeFirstResponder()
        StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      }
      StandIn.advance(by: 0.1)
      let menu = try #require(StandIn.showEditMenu(of: text))
      #expect(app.scene.windows == [app.window, app.overlayWindow, menu.window])
      #expect(handle.result == nil)
    }

    /// A text input view that posts no notifications.
    private final class SilentInput: UIView, UIKeyInput {
      var hasText: Bool { false }
      var keyboardType = UIKeyboardType.default
      var returnKeyType = UIReturnKeyType.default
      var keyboardAppearance = UIKeyboardAppearance.default
      var isSecureTextEntry = false
      var enablesReturnKeyAutomatically = false
      var autocapitalizationType = UITextAutocapitalizationType.none
      var autocorrectionType = UITextAutocorrectionType.no
      var spellCheckingType = UITextSpellCheckingType.no
      // UIKit's type.
      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      var textContentType: UITextContentType!
      func insertText(_ text: String) {}
      func deleteBackward() {}
      override var canBecomeFirstResponder: Bool { true }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
      }
    }
  }
}
#endif
