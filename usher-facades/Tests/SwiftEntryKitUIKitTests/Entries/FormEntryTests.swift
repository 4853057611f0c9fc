import SwiftEntryKit
import Testing
import UIKit

extension SwiftEntryKitUIKitTests {
  /// Fields and their delegates.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
  @MainActor
  @Suite("Forms with UIKit")
  struct FormEntryTests {
    private let app = EntryApp()

    /// A delegate that records calls.
    @MainActor
    final class Delegate: NSObject, UITextFieldDelegate {
      private(set) var news: [String] = []
      private(set) var fields: [UITextField] = []
      var agrees = true

      private func note(_ news: String, _ field: UITextField) {
        self.news.append(news)
        if !fields.contains(where: { $0 === field }) { fields.append(field) }
      }

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note("may begin", textField)
        return agrees
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { note("began", textField) }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note("may end", textField)
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { note("ended", textField) }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        note("\(range.location)+\(range.length) \(string)", textField)
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("return", textField)
        return true
      }
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        note("may clear", textField)
        return false
      }
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        note("menu \(range.location)+\(range.length)", textField)
        return UIMenu(title: "", children: suggestedActions + [UIMenu(title: "Scan")])
      }
      func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { note("menu comes", textField) }
      func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { note("menu goes", textField) }
    }

    private func content(_ name: String, _ delegate: Delegate? = nil) -> EKProperty.TextFieldContent
    {
      EKProperty.TextFieldContent(
        delegate: delegate, keyboardType: .decimalPad, placeholder: .plain(name),
        textStyle: EKProperty.LabelStyle(
          font: .systemFont(ofSize: 15), color: .black, alignment: .center),
        isSecure: true, bottomBorderColor: .black, accessibilityIdentifier: name)
    }

    private func form(
      _ fields: [EKProperty.TextFieldContent], action: @escaping () -> Void = {}
    ) -> EKFormMessageView {
      EKFormMessageView(
        with: .plain("Form"), textFieldsContent: fields,
        buttonContent: EKProperty.ButtonContent(
          label: .plain("Send"), backgroundColor: .black, highlightedBackgroundColor: .clear,
          action: action))
    }

    private func shownFields() throws -> [UITextField] {
      try #require(app.overlayWindow).all(UITextField.self)
    }

    @Test("the delegate is called with the real field, which has its content's settings")
    func realField() async throws {
      defer { app.close() }
      let delegate = Delegate()
      await app.display(form([content("PIN", delegate)]))
      let field = try #require(try shownFields().first)
      #expect(field.keyboardType == .decimalPad)
      #expect(field.isSecureTextEntry)
      #expect(field.textAlignment == .center)
      #expect(field.accessibilityIdentifier == "PIN")
      #expect(field.attributedPlaceholder?.string == "PIN")
      field.becomeFirstResponder()
      StandIn.type("1x2", into: field)
      #expect(field.text == "12")
      field.resignFirstResponder()
      #expect(
        delegate.news == [
          "may begin", "began", "0+0 1", "1+0 x", "1+0 2", "may end", "ended",
        ])
      #expect(delegate.fields.count == 1 && delegate.fields.first === field)
      #expect(field.delegate?.textFieldShouldClear(field) == false)
    }

    @Test("the delegate sets the edit menu's items, and is called when the menu opens and closes")
    func editMenu() async throws {
      defer { app.close() }
      let delegate = Delegate()
      await app.display(form([content("PIN", delegate), content("Plain")]))
      let fields = try shownFields()
      #expect(
        fields.map { StandIn.openEditMenu(of: $0, suggested: ["Paste"]) } == [
          ["Paste", "Scan"], ["Paste"],
        ])
      #expect(delegate.news == ["menu 0+0", "menu comes", "menu goes"])
    }

    @Test("the content and its copies contain the typed text when the button is pressed")
    func writtenBack() async throws {
      defer { app.close() }
      let contents = [content("First"), content("Second")]
      var sent: [String] = []
      await app.display(form(contents) { sent = contents.map(\.textContent) })
      let fields = try shownFields()
      #expect(fields.count == 2)
      for (field, words) in zip(fields, ["Ada", "Grace"]) {
        field.becomeFirstResponder()
        StandIn.type(words, into: field)
      }
      #expect(contents.map(\.textContent) == ["", ""])
      let button = try #require(
        app.overlayWindow?.all(UIControl.self).last { !($0 is UITextField) })
      StandIn.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil), in: app.scene)
      #expect(sent == ["Ada", "Grace"])
    }

    @Test(
      "a field can receive the keyboard before or after the form is shown, if its delegate agrees")
    func focus() async throws {
      defer { app.close() }
      let delegate = Delegate()
      let view = form([content("First"), content("Second", delegate)])
      view.becomeFirstResponder(with: 1)
      await app.display(view)
      let fields = try shownFields()
      #expect(fields.map(\.isFirstResponder) == [false, true])
      #expect(app.overlayWindow?.isKeyWindow == true)
      view.becomeFirstResponder(with: 0)
      #expect(fields.map(\.isFirstResponder) == [true, false])
      delegate.agrees = false
      view.becomeFirstResponder(with: 1)
      #expect(fields.map(\.isFirstResponder) == [true, false])
      view.becomeFirstResponder(with: 2)
      await app.dismiss()
      #expect(app.window.isKeyWindow)
    }

    @Test("a field of a waiting form receives the keyboard when the form is shown")
    func focusInLine() async throws {
      defer { app.close() }
      let attributes = EKAttributes.still.with { $0.precedence = .enqueue(priority: .normal) }
      await app.display(form([content("Shown")]), attributes)
      let view = form([content("First"), content("Second")])
      await app.display(view, attributes)
      view.becomeFirstResponder(with: 1)
      await app.dismiss()
      #expect(try shownFields().map(\.isFirstResponder) == [false, true])
    }

    @Test("a field whose delegate refused the keyboard doesn't ask again in the next entry")
    func refused() async throws {
      defer { app.close() }
      let delegate = Delegate()
      delegate.agrees = false
      let view = form([content("First", delegate)])
      view.becomeFirstResponder(with: 0)
      await app.display(view)
      #expect(delegate.news == ["may begin"])
      await app.dismiss()
      delegate.agrees = true
      await app.display(view)
      #expect(delegate.news == ["may begin"])
      #expect(try shownFields().map(\.isFirstResponder) == [false])
    }

    @Test("a form in the app's view hierarchy has fields, and shows each field once")
    func inHierarchy() throws {
      defer { app.close() }
      let (first, second) = (Delegate(), Delegate())
      var sent = false
      let view = form([content("First", first), content("Second", second)]) { sent = true }
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      app.view.addSubview(view)
      StandIn.finishTurn()
      let fields = view.all(UITextField.self).filter { $0.window != nil }
      #expect(fields.count == 2)
      #expect(view.words.filter { $0 == "Form" } == ["Form"])
      view.becomeFirstResponder(with: 0)
      StandIn.type("a", into: fields[0])
      StandIn.pressReturn(in: fields[0])
      #expect(fields.map(\.isFirstResponder) == [false, true])
      #expect(first.news == ["may begin", "began", "0+0 a", "return", "may end", "ended"])
      #expect(second.news == ["may begin", "began"])
      StandIn.pressReturn(in: fields[1])
      #expect(sent)
    }

    @Test("a tap outside the fields ends typing, in an entry and in the app's view hierarchy")
    func tapBeside() async throws {
      defer { app.close() }
      let view = form([content("First")])
      await app.display(view, .still.with { $0.entryInteraction = .absorbTouches })
      let field = try #require(try shownFields().first)
      view.becomeFirstResponder(with: 0)
      let frame = field.convert(field.bounds, to: nil)
      StandIn.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: app.scene)
      #expect(field.isFirstResponder)
      StandIn.tap(at: CGPoint(x: frame.midX, y: frame.minY - 30), in: app.scene)
      #expect(!field.isFirstResponder)
      await app.dismiss()
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      app.view.addSubview(view)
      StandIn.finishTurn()
      view.becomeFirstResponder(with: 0)
      #expect(field.isFirstResponder)
      StandIn.tap(at: CGPoint(x: 200, y: 390), in: app.scene)
      #expect(!field.isFirstResponder)
    }

    @Test("the form's own fields and the native fields share their text")
    func reachable() async throws {
      defer { app.close() }
      let view = form([content("First")])
      await app.display(view)
      let field = try #require(try shownFields().first)
      let own = try #require(view.subviews.compactMap { $0 as? EKTextField }.first)
      field.becomeFirstResponder()
      StandIn.type("Ada", into: field)
      #expect(own.text == "Ada")
      own.text = "Grace"
      #expect(field.text == "Grace")
    }
  }
}
