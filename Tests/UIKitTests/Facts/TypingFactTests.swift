#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// What keys do on a device, by the tests of Hammer.
  ///
  /// <https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/KeyboardTests.swift>
  @MainActor
  @Suite("Facts about typing")
  struct TypingFactTests {
    private let scene: UIWindowScene
    private let window: UIWindow

    init() {
      (scene, window) = StandIn.launch()
    }

    private func field(in window: UIWindow? = nil) -> UITextField {
      let field = UITextField(frame: CGRect(x: 50, y: 100, width: 300, height: 40))
      (window ?? self.window).addSubview(field)
      return field
    }

    private func press(_ text: String) {
      for letter in text {
        StandIn.press(.keyboardErrorUndefined, characters: String(letter), in: scene)
      }
    }

    @Test("a tap on a field makes it first responder, and keys go into it")
    func tapAndType() {
      let field = field()
      StandIn.tap(at: field.center, in: scene)
      #expect(field.isFirstResponder && field.text == "")
      press("abc")
      #expect(field.text == "abc")
    }

    @Test(
      "letters, numbers, symbols and spaces are typed as they are",
      arguments: ["ABCXYZ", "abcxyz", "0123456789", "-=,./;'[]\\", "!@#$%^&*()_+{}|:\"<>?~", "a a"])
    func characters(_ text: String) {
      let field = field()
      StandIn.tap(at: field.center, in: scene)
      press(text)
      #expect(field.text == text)
    }

    @Test("keys go to the key window, and to no field in another one")
    func otherWindow() {
      let other = UIWindow(windowScene: scene)
      other.isHidden = false
      let field = field(in: other)
      field.becomeFirstResponder()
      window.makeKey()
      press("a")
      #expect(field.text == "")
    }

    /// <https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/ViewControllerTests.swift>.
    @Test("a form fills its fields one after the other, and its button follows what was typed")
    func form() {
      let (name, secret) = (field(), field())
      secret.frame.origin.y = 160
      secret.isSecureTextEntry = true
      let button = UIButton(frame: CGRect(x: 50, y: 220, width: 300, height: 40))
      button.isEnabled = false
      window.addSubview(button)
      for field in [name, secret] {
        field.addAction(
          UIAction { _ in button.isEnabled = name.hasText && secret.hasText }, for: .editingChanged)
      }
      StandIn.tap(at: name.center, in: scene)
      press("Gabriel123")
      StandIn.tap(at: secret.center, in: scene)
      #expect(!name.isFirstResponder && secret.isFirstResponder && !button.isEnabled)
      press("aSeCr3tP@ss!")
      #expect(name.text == "Gabriel123" && secret.text == "aSeCr3tP@ss!" && button.isEnabled)
    }
  }
}
#endif
