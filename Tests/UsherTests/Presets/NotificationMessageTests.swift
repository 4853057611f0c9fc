import Testing
import Usher

@Suite("Notification messages from SwiftEntryKit")
struct NotificationMessageTests {
  private let title = OverlayNode.Text("Title", size: 16, weight: .medium)
  private let words = OverlayNode.Text("Description", size: 14, weight: .light)

  @Test("text starts 4 points below the image's top")
  func everything() {
    let content = OverlayContent.notification(
      image: OverlayNode.Image(.glyph(.person), size: 35, fit: .fill, isRound: true),
      title: title, description: words,
      auxiliary: OverlayNode.Text("14:12", size: 10))
    expect(
      content,
      """
      horizontal spacing 12.0 leading padding 16.0 16.0 16.0 16.0
        image glyph person 35.0 label
        vertical spacing 5.0 fill padding 4.0 0.0 0.0 0.0
          text "Title" 16.0 medium label
          text "Description" 14.0 light label
        vertical spacing 8.0 fill padding 2.0 0.0 0.0 0.0
          text "14:12" 10.0 regular label trailing
      """)
    #expect(content.style == .card)
  }

  @Test("text without an image has no extra padding, and insets and spacing can be set")
  func textsAlone() {
    expect(
      .notification(
        title: title, description: words,
        insets: Insets(top: 1, left: 2, bottom: 3, right: 4), spacing: 9),
      """
      horizontal spacing 12.0 leading padding 1.0 2.0 3.0 4.0
        vertical spacing 9.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 16.0 medium label
          text "Description" 14.0 light label
      """)
  }
}
