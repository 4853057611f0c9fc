import Testing
import Usher

@MainActor
@Suite("Form messages")
struct FormTests {
  private let email = OverlayNode.Field(
    ObservableValue(""), placeholder: OverlayNode.Text("E-mail", size: 14),
    icon: OverlayNode.Image(.glyph(.envelope), size: 20),
    purpose: .email, isFirst: true)
  private let password = OverlayNode.Field(
    ObservableValue("secret"), placeholder: OverlayNode.Text("Password", size: 14),
    purpose: .password)

  @Test("a form has a title, fields and a wide button, all scrolling together")
  func everything() {
    let content = OverlayContent.form(
      title: OverlayNode.Text("Sign in"), fields: [email, password],
      button: OverlayNode.Button("Continue", dismisses: false))
    expect(
      content,
      """
      scroll -1.0
        vertical spacing 20.0 fill padding 20.0 20.0 20.0 20.0
          text "Sign in" 15.0 regular label
          vertical spacing 5.0 fill padding 0.0 0.0 0.0 0.0
            field "E-mail" 14.0 regular label email first icon glyph envelope 20.0 label
            field "Password" 14.0 regular label password
          button "Continue" accent on fill corners 5.0 height 50.0 padding 5.0 5.0 5.0 5.0 stays default
      """)
    #expect(content.root.fields.map(\.text.value) == ["", "secret"])
    #expect(content.root.buttons.map(\.isDefault) == [true])
  }

  @Test("fixed: a form without fields has a title and a button")
  func withoutFields() {
    expect(
      .form(
        title: OverlayNode.Text("Nothing to fill in"), fields: [],
        button: OverlayNode.Button("Close")),
      """
      scroll -1.0
        vertical spacing 20.0 fill padding 20.0 20.0 20.0 20.0
          text "Nothing to fill in" 15.0 regular label
          button "Close" accent on fill corners 5.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses default
      """)
  }
}
