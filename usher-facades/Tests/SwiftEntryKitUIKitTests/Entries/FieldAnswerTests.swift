import SwiftEntryKit
import Testing
import UIKit

extension SwiftEntryKitUIKitTests {
  /// What a delegate answers when the user presses Return.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)>
  @MainActor
  @Suite("Answers of a form's delegates")
  struct FieldAnswerTests {
    private let app = EntryApp()

    /// A delegate with a test's answers.
    @MainActor
    final class Delegate: NSObject, UITextFieldDelegate {
      var onReturn: (UITextField) -> Bool = { _ in true }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool { onReturn(textField) }
    }

    private func form(
      _ delegate: Delegate, _ action: @escaping () -> Void = {}
    ) async throws -> (form: EKFormMessageView, fields: [UITextField]) {
      let contents = [nil, delegate].map {
        EKProperty.TextFieldContent(
          delegate: $0, placeholder: .plain("PIN"),
          textStyle: EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black))
      }
      let form = EKFormMessageView(
        with: .plain("Form"), textFieldsContent: contents,
        buttonContent: EKProperty.ButtonContent(
          label: .plain("Send"), backgroundColor: .black, highlightedBackgroundColor: .clear,
          action: action))
      await app.display(form)
      return (form, try #require(app.overlayWindow).all(UITextField.self))
    }

    @Test("Return does nothing if the delegate refuses or moves the keyboard, and else submits")
    func returns() async throws {
      defer { app.close() }
      let delegate = Delegate()
      var sent = 0
      let (form, fields) = try await form(delegate) { sent += 1 }
      func pressReturn(_ answer: @escaping (UITextField) -> Bool) -> String {
        delegate.onReturn = answer
        fields[1].becomeFirstResponder()
        StandIn.pressReturn(in: fields[1])
        return "\(sent) \(fields.map(\.isFirstResponder))"
      }
      #expect(pressReturn { _ in false } == "0 [false, true]")
      #expect(pressReturn { !$0.resignFirstResponder() } == "0 [false, false]")
      #expect(pressReturn { $0.resignFirstResponder() } == "0 [false, false]")
      let moved = pressReturn { _ in
        form.becomeFirstResponder(with: 0)
        return true
      }
      #expect(moved == "0 [true, false]")
      #expect(pressReturn { _ in true } == "1 [false, true]")
    }

    @Test("a delegate may empty the field, and typing goes on in the empty field")
    func changes() async throws {
      defer { app.close() }
      let delegate = Delegate()
      let (form, fields) = try await form(delegate)
      delegate.onReturn = { field in
        field.text = ""
        return false
      }
      fields[1].becomeFirstResponder()
      StandIn.type("12", into: fields[1])
      StandIn.pressReturn(in: fields[1])
      form.layoutIfNeeded()
      await app.settle()
      #expect(fields[1].text == "" && fields[1].isFirstResponder)
      StandIn.type("34", into: fields[1])
      #expect(form.subviews.compactMap { $0 as? EKTextField }.last?.text == "34")
    }
  }
}
