#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// <http://wonderffee.github.io/blog/2013/08/07/a-solution-to-problem-of-hitting-backspace-result-in-deleting-all-uitextfields-characters-under-ios6>.
  @Test("typing replaces a secure text when editing has started again")
  func secretText() {
    let (_, window) = StandIn.launch()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.isSecureTextEntry = true
    let diary = AskedDelegate()
    field.delegate = diary
    window.addSubview(field)
    field.becomeFirstResponder()
    StandIn.type("ab", into: field)
    #expect(field.text == "ab")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    diary.lines = []
    StandIn.type("xy", into: field)
    #expect(field.text == "xy" && diary.lines == ["{2, 0} x", "{1, 0} y"])
    field.resignFirstResponder()
    field.becomeFirstResponder()
    StandIn.erase(in: field)
    #expect(field.text?.isEmpty == true)
  }

  /// <https://github.com/tchapgouv/tchap-ios/pull/270>.
  @Test("AutoFill changes a field without delegate calls, even if it isn't first responder")
  func autoFill() {
    let (_, window) = StandIn.launch()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let diary = AskedDelegate()
    field.delegate = diary
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    window.addSubview(field)
    StandIn.autoFill("secret", into: field)
    #expect(field.text == "secret" && diary.lines.isEmpty && changes == 1)
  }
}

/// A delegate that records its questions.
@MainActor
private final class AskedDelegate: NSObject, UITextFieldDelegate {
  var lines: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("{\(range.location), \(range.length)} \(string)")
    return true
  }
}
#endif
