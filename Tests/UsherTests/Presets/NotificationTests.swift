import Testing
import Usher

@MainActor
@Suite("Notifications")
struct NotificationTests {
  @Test("a full notification has an icon, two lines and a button in a row")
  func everything() {
    let content = OverlayContent.notification(
      icon: .icon("mail-unread-symbolic"), title: "Title", description: "Description",
      button: OverlayNode.Button("Undo"))
    expect(
      content,
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 10.0
        box width -1.0 height -1.0 padding 6.0 6.0 6.0 6.0 styled
          image icon("mail-unread-symbolic") 20.0 accent
        scroll -1.0
          vertical spacing 2.0 fill padding 0.0 0.0 0.0 0.0
            text "Title" 15.0 semibold label
            text "Description" 14.0 regular secondaryLabel
        button "Undo" accent dismisses
      """)
    #expect(content.style == .card)
  }

  @Test("a notification without a button has equal padding on both sides")
  func titleOnly() {
    let tree = """
      horizontal spacing 12.0 center padding 14.0 16.0 14.0 16.0
        vertical spacing 2.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 15.0 semibold label
      """
    expect(.notification(title: "Title"), tree)
    expect(.notification(title: "Title", description: ""), tree)
  }

  @Test("an empty title is omitted, and the description moves up")
  func descriptionOnly() {
    expect(
      .notification(icon: .file("/a.png"), title: "", description: "Description"),
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 16.0
        image file("/a.png") 36.0 accent
        vertical spacing 2.0 fill padding 0.0 0.0 0.0 0.0
          text "Description" 14.0 regular secondaryLabel
      """)
  }

  @Test("a notification without text shows only its icon and button")
  func iconAndButton() {
    expect(
      .notification(
        icon: .bytes([1, 2]), title: "", button: OverlayNode.Button("Undo", dismisses: false)),
      """
      horizontal spacing 12.0 center padding 10.0 16.0 10.0 10.0
        image bytes([1, 2]) 36.0 accent
        button "Undo" accent stays
      """)
  }

  @Test("a theme sets the surface and all colors, including the button's label")
  func theme() {
    let theme = MessageTheme.white(on: .color(AdaptiveColor(hex: 0x1A5FB4)))
    let content = OverlayContent.notification(
      icon: .icon("mail"), title: "Title", description: "Description",
      button: OverlayNode.Button("Undo", color: .label), theme: theme)
    expect(
      content,
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 10.0
        box width -1.0 height -1.0 padding 6.0 6.0 6.0 6.0 styled
          image icon("mail") 20.0 white
        scroll -1.0
          vertical spacing 2.0 fill padding 0.0 0.0 0.0 0.0
            text "Title" 15.0 semibold white
            text "Description" 14.0 regular white
        button "Undo" white dismisses
      """)
    #expect(content.style == theme.style)
  }

  @Test("a notification's button calls its action")
  func button() {
    let journal = Journal()
    let content = OverlayContent.notification(
      title: "Title", button: OverlayNode.Button("Undo") { journal.note("undone") })
    content.root.buttons.first?.perform(nil)
    #expect(journal.lines == ["undone"])
  }

  private func expect(
    _ content: OverlayContent, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Outline(root: content.root).description == outline, sourceLocation: sourceLocation)
  }
}
