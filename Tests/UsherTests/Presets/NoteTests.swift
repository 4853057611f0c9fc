import Testing
import Usher

@MainActor
@Suite("Notes")
struct NoteTests {
  private let text = OverlayNode.Text("Hello", size: 14, alignment: .center)

  @Test("text is 10 points from the sides and 5 points from the top and bottom")
  func standard() {
    expect(
      .note(text),
      """
      vertical spacing 0.0 fill padding 5.0 10.0 5.0 10.0
        text "Hello" 14.0 regular label center
      """)
  }

  @Test("an image, an activity indicator or a button can precede the text")
  func accessories() {
    func note(_ accessory: String) -> String {
      """
      vertical spacing 0.0 center padding 0.0 16.0 0.0 16.0
        horizontal spacing 0.0 center padding 0.0 0.0 0.0 0.0
          \(accessory)
          vertical spacing 0.0 fill padding 7.0 8.0 7.0 8.0
            text "Hello" 14.0 regular label center
      """
    }
    expect(
      .note(text, image: OverlayNode.Image(.glyph(.bell), size: 16)),
      note("image glyph bell 16.0 label"))
    expect(.note(text, activity: OverlayNode.Activity(color: .white)), note("activity 20.0 white"))
    expect(
      .note(text, after: .button(OverlayNode.Button("Stop"))),
      note(#"button "Stop" accent dismisses"#))
  }

  @Test("a note's padding can be changed")
  func insets() {
    expect(
      .note(text, insets: Insets(top: 1, left: 2, bottom: 3, right: 4)),
      """
      vertical spacing 0.0 fill padding 1.0 2.0 3.0 4.0
        text "Hello" 14.0 regular label center
      """)
  }

  @Test("a status bar note has a text on each side")
  func statusBar() {
    expect(
      .statusBarNote(leading: text, trailing: OverlayNode.Text("Recording", alignment: .leading)),
      """
      horizontal spacing 24.0 even padding 5.0 24.0 5.0 24.0
        text "Hello" 14.0 regular label
        text "Recording" 15.0 regular label trailing
      """)
  }
}
