#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// Results of key presses on a device, from the tests of Hammer.
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

    @Test("tapping a field makes it first responder, and keys are typed into the field")
    func tapAndType() {
      let field = field()
      StandIn.tap(at: field.center, in: scene)
      #expect(field.isFirstResponder && field.text == "")
      press("abc")
      #expect(field.text == "abc")
    }

    @Test(
      "keys for all kinds of characters are typed unchanged",
      arguments: ["ABCXYZ", "abcxyz", "0123456789", "-=,./;'[]\\", "!@#$%^&*()_+{}|:\"<>?~", "a a"])
    func characters(_ text: String) {
      let field = field()
      StandIn.tap(at: field.center, in: scene)
      press(text)
      #expect(field.text == text)
    }

    @Test("keys are sent to the key window, but not to a field in another window")
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
    @Test("the fields of a form are filled in sequence, and its button follows the text")
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
