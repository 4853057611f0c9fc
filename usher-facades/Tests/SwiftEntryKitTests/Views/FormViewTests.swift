import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Forms", .ownDefault)
@MainActor
struct FormViewTests {
  private func form(
    _ fields: [EKProperty.TextFieldContent], submit: @escaping () -> Void = {}
  ) -> EKFormMessageView {
    EKFormMessageView(
      with: Samples.label("Sign in", 16, .black, .center), textFieldsContent: fields,
      buttonContent: Samples.button("Go", action: submit))
  }

  @Test("a form scrolls a title, its fields and a button, with the original's distances")
  func structure() {
    var mail = Samples.field("E-mail", .emailAddress)
    mail.leadingImage = icon("mail")
    mail.tintColor = EKColor(light: .red, dark: .blue)
    mail.accessibilityIdentifier = "mail"
    mail.textContent = "a@b"
    expect(
      form([mail, Samples.field("Password", .numberPad, isSecure: true)]),
      """
      scroll
        vertical 20.0 fill padding 20.0 20.0 20.0 20.0
          text "Sign in" 16.0 regular 000000 center
          vertical 5.0 fill padding 0.0 0.0 0.0 0.0
            field "a@b" email 14.0 000000 line CCCCCC #mail
              placeholder "E-mail" 14.0 regular 808080 leading
              icon mail 24.0x24.0 fit FF0000/0000FF
            field "" password 14.0 000000 line CCCCCC
              placeholder "Password" 14.0 regular 808080 leading
              icon drawing 24.0x24.0 fit 1D1D20/F6F6F7
          box margins 0.0 20.0 0.0 20.0
            button "Go" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 5.0 height 50.0 padding 5.0 5.0 5.0 5.0 default
      """)
  }

  @Test("a form's button is 40 points narrower than its fields, as in the original")
  func button() {
    let stage = Screen()
    let handle = stage.presenter.present(
      form([Samples.field("Name")]),
      as: OverlayConfiguration(
        placement: .center, lifetime: .infinite, size: SizeConstraints(width: .constant(350)))
    )
    stage.advance(1)
    let frame = stage.host.buttonFrames(of: handle.id).first
    #expect(frame?.minX == 60)
    #expect(frame?.size == OverlaySize(width: 270, height: 50))
  }

  @Test("a form without fields has only its title and button, and ignores an unknown index")
  func withoutFields() {
    let form = form([])
    form.becomeFirstResponder(with: 0)
    expect(
      form,
      """
      scroll
        vertical 20.0 fill padding 20.0 20.0 20.0 20.0
          text "Sign in" 16.0 regular 000000 center
          box margins 0.0 20.0 0.0 20.0
            button "Go" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 5.0 height 50.0 padding 5.0 5.0 5.0 5.0 default
      """)
  }

  @Test("a field's purpose depends on its keyboard type, or is a password if it is secure")
  func kinds() {
    let kinds: [(UIKeyboardType, OverlayNode.Field.Purpose)] = [
      (.default, .text), (.emailAddress, .email), (.phonePad, .phone), (.decimalPad, .number),
      (.URL, .url),
    ]
    for (keyboard, purpose) in kinds {
      #expect(form([Samples.field("A", keyboard)]).usherContent.root.fields[0].purpose == purpose)
      #expect(
        form([Samples.field("A", keyboard, isSecure: true)]).usherContent.root.fields[0].purpose
          == .password)
    }
  }

  @Test("the fields' contents contain the typed text before a press or Return calls the action")
  func submit() {
    let screen = Screen()
    let fields = [Samples.field("Name"), Samples.field("Mail")]
    var submitted: [[String]] = []
    let form = form(fields) { submitted.append(fields.map(\.textContent)) }
    let handle = screen.presenter.present(form, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    screen.host.type("Ann", into: 0, of: handle.id)
    #expect(fields[0].textContent == "")
    screen.host.pressButton(0, of: handle.id)
    screen.host.type("a@b", into: 1, of: handle.id)
    screen.host.pressReturn(in: handle.id)
    #expect(submitted == [["Ann", ""], ["Ann", "a@b"]])
    #expect(!handle.state.hasEnded)
  }

  @Test("the field that was requested last has the focus when the form appears")
  func firstResponder() {
    let form = form(["A", "B", "C"].map { Samples.field($0) })
    func first() -> [Bool] { form.usherContent.root.fields.map(\.isFirst) }
    #expect(first() == [false, false, false])
    form.becomeFirstResponder(with: 2)
    form.becomeFirstResponder(with: 1)
    form.becomeFirstResponder(with: 9)
    form.becomeFirstResponder(with: -1)
    #expect(first() == [false, true, false])
  }

  @Test("a shown form moves the focus each time an app requests it")
  func focusMoves() {
    let screen = Screen()
    let form = form(["A", "B"].map { Samples.field($0) })
    let handle = screen.presenter.present(form, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    for index in [1, 1, 0] {
      form.becomeFirstResponder(with: index)
      #expect((0...1).map { screen.host.isEditing($0, of: handle.id) } == [index == 0, index == 1])
    }
  }

  @Test("a separate field always has its text, and can receive the keyboard")
  func field() {
    var content = Samples.field("Name")
    content.textContent = "Ann"
    let field = EKTextField(with: content)
    #expect(field.text == "Ann")
    let screen = Screen()
    let handle = screen.presenter.present(
      field, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    screen.host.type("Bob", of: handle.id)
    screen.host.moveFocus(into: handle.id, isInside: false)
    #expect(field.text == "Bob" && !screen.host.isEditing(of: handle.id))
    field.text = "Cy"
    #expect(screen.host.attached[handle.id]?.root.fields[0].text.value == "Cy")
    field.makeFirstResponder()
    #expect(screen.host.isEditing(of: handle.id))
  }
}
