import SwiftEntryKit
import Testing
import UIKit

extension SwiftEntryKitUIKitTests {
  /// A delegate's results when the user presses Return, or before editing ends.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)>
  @MainActor
  @Suite("Results of a form's delegates")
  struct FieldAnswerTests {
    private let app = EntryApp()

    /// A delegate with results from a test.
    @MainActor
    final class Delegate: NSObject, UITextFieldDelegate {
      var onReturn: (UITextField) -> Bool = { _ in true }
      var mayEnd = true
      private(set) var ends: [String] = []

      func textFieldShouldReturn(_ textField: UITextField) -> Bool { onReturn(textField) }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ends.append("may end")
        return mayEnd
      }
      func textFieldDidEndEditing(_ textField: UITextField) { ends.append("ended") }
    }

    /// Displays a form as an entry, or shows it in the app's view.
    private func form(
      _ delegate: Delegate, isEntry: Bool = true, _ action: @escaping () -> Void = {}
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
      if isEntry {
        await app.display(form)
        return (form, try #require(app.overlayWindow).all(UITextField.self))
      }
      form.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      app.view.addSubview(form)
      StandIn.finishTurn()
      return (form, form.all(UITextField.self).filter { $0.window != nil })
    }

    @Test("Return submits unless the delegate refuses, or the keyboard is moved or closed")
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

    @Test("a delegate can change and clear a field, and typing continues in the empty field")
    func changes() async throws {
      defer { app.close() }
      let delegate = Delegate()
      let (form, fields) = try await form(delegate)
      delegate.onReturn = { field in
        field.textColor = .red
        field.placeholder = "Again"
        field.text = ""
        return false
      }
      fields[1].becomeFirstResponder()
      StandIn.type("12", into: fields[1])
      StandIn.pressReturn(in: fields[1])
      form.layoutIfNeeded()
      await app.settle()
      #expect(fields[1].textColor?.cgColor == UIColor.red.cgColor)
      #expect(fields[1].placeholder == "Again")
      #expect(fields[1].text == "" && fields[1].isFirstResponder)
      StandIn.type("34", into: fields[1])
      #expect(form.subviews.compactMap { $0 as? EKTextField }.last?.text == "34")
    }

    @Test(
      "a form ends editing if the field's delegate agrees or the app forces it",
      arguments: [true, false])
    func endEditing(isEntry: Bool) async throws {
      defer { app.close() }
      let delegate = Delegate()
      let (form, fields) = try await self.form(delegate, isEntry: isEntry)
      func end(byForce isForced: Bool) async -> String {
        form.becomeFirstResponder(with: 1)
        let hasEnded = form.endEditing(isForced)
        await app.settle()
        return "\(hasEnded) \(fields[1].isFirstResponder)"
      }
      delegate.mayEnd = false
      #expect(await end(byForce: false) == "false true")
      #expect(delegate.ends == ["may end"])
      #expect(await end(byForce: true) == "true false")
      #expect(delegate.ends == ["may end", "may end", "ended"])
      #expect(!form.endEditing(true))
      delegate.mayEnd = true
      #expect(await end(byForce: false) == "true false")
      #expect(delegate.ends.suffix(2) == ["may end", "ended"])
    }

    @Test(
      "a field ends editing if the app forces it, even if its delegate refuses",
      arguments: [true, false])
    func forcedEnd(isEntry: Bool) async throws {
      defer { app.close() }
      let delegate = Delegate()
      delegate.mayEnd = false
      let (form, fields) = try await form(delegate, isEntry: isEntry)
      form.becomeFirstResponder(with: 1)
      let hasEnded = fields[1].superview?.endEditing(true)
      await app.settle()
      #expect(hasEnded == true && !fields[1].isFirstResponder)
      #expect(delegate.ends == ["may end", "ended"])
    }
  }
}
