import SwiftEntryKit
import UIKit

// Forms whose fields call one of the app's delegates.

class FormScreen: UIViewController, UITextFieldDelegate {
  private var fields: [EKProperty.TextFieldContent] = []
  private var form: EKFormMessageView?

  func signUp() {
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .standardContent)
    let placeholder = EKProperty.LabelStyle(
      font: .systemFont(ofSize: 15), color: EKColor(UIColor(white: 0.8, alpha: 1)))
    fields = [
      .init(
        delegate: self, keyboardType: .emailAddress,
        placeholder: .init(text: "Email", style: placeholder), tintColor: EKColor(.systemBlue),
        displayMode: .light, textStyle: style, leadingImage: UIImage(systemName: "envelope"),
        bottomBorderColor: EKColor(.separator), accessibilityIdentifier: "email"),
      .init(
        placeholder: .init(text: "Password", style: placeholder), textStyle: style,
        isSecure: true),
    ]
    fields[0].textContent = "ada@example.com"
    let button = EKProperty.ButtonContent(
      label: .init(text: "Continue", style: style), backgroundColor: EKColor(.systemBlue),
      highlightedBackgroundColor: EKColor(.systemGray)
    ) { [weak self] in self?.send() }
    var attributes = EKAttributes.float
    attributes.position = .center
    attributes.displayDuration = .infinity
    attributes.screenInteraction = .absorbTouches
    attributes.entryInteraction = .absorbTouches
    attributes.positionConstraints.keyboardRelation = .bind(offset: .none)
    attributes.lifecycleEvents.didAppear = { [weak self] in
      self?.form?.becomeFirstResponder(with: 0)
    }
    let form = EKFormMessageView(
      with: .init(text: "Sign up", style: style), textFieldsContent: fields, buttonContent: button)
    self.form = form
    SwiftEntryKit.display(entry: form, using: attributes, presentInsideKeyWindow: true)
  }

  private func send() {
    guard fields.allSatisfy({ !$0.textContent.isEmpty }) else {
      form?.becomeFirstResponder(with: 1)
      return
    }
    form?.endEditing(true)
    SwiftEntryKit.dismiss { print("sent") }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.selectAll(nil)
    textField.autocapitalizationType = .none
    textField.inputAccessoryView = UIToolbar()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (textField.text ?? "").count + string.count - range.length <= 40
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    form?.becomeFirstResponder(with: 1)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    print(textField.text ?? "")
  }
}
