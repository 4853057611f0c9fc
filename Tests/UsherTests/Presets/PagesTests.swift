import Testing
import Usher

@MainActor
@Suite("Content with pages")
struct PagesTests {
  private func content(_ shown: ObservableValue<Int?>, parents: [Int?] = [nil, 0, 1])
    -> OverlayContent
  {
    .pages(
      shown,
      parents.enumerated().map { place, parent in
        ContentPage(
          title: OverlayNode.Text("Page \(place)"), body: .text(OverlayNode.Text("Body \(place)")),
          parent: parent
        )
      })
  }

  @Test("each page has its title, and a Back button if it has a parent")
  func everything() {
    expect(
      content(ObservableValue(0), parents: [nil, 0]),
      """
      pages
        vertical spacing 12.0 fill padding 16.0 16.0 16.0 16.0
          horizontal spacing 8.0 center padding 0.0 0.0 0.0 0.0
            text "Page 0" 15.0 regular label
          text "Body 0" 15.0 regular label
        vertical spacing 12.0 fill padding 16.0 16.0 16.0 16.0
          horizontal spacing 8.0 center padding 0.0 0.0 0.0 0.0
            button "" label icon glyph back 24.0 accent on clear corners 8.0 height 24.0 padding 4.0 4.0 4.0 4.0 stays
            text "Page 1" 15.0 regular label
          text "Body 1" 15.0 regular label
      """)
  }

  @Test("Back leads to the parent page, and has a label")
  func back() {
    let shown = ObservableValue<Int?>(2)
    let content = content(shown)
    #expect(content.root.shown.texts.contains("Body 2"))
    let buttons = content.root.buttons
    #expect(buttons.map(\.description) == ["Back", "Back"])
    buttons[1].perform(nil)
    #expect(content.root.shown.texts.contains("Body 1"))
    buttons[0].perform(nil)
    #expect(content.root.shown.texts.contains("Body 0"))
    #expect(shown.value == 0)
  }

  @Test("a missing or invalid initial page shows the first page", arguments: [nil, -1, 3, Int.max])
  func first(_ page: Int?) {
    #expect(content(ObservableValue(page)).root.shown.texts.contains("Body 0"))
  }

  @Test("a parent that is unknown, or the page itself, is ignored")
  func mended() {
    #expect(content(ObservableValue(0), parents: [0, 5, -1]).root.buttons.isEmpty)
  }

  @Test("a page without a title or parent shows only its body")
  func bodyAlone() {
    let page = ContentPage(title: OverlayNode.Text(""), body: .text(OverlayNode.Text("Body")))
    expect(
      .pages(ObservableValue(0), [page]),
      """
      pages
        vertical spacing 12.0 fill padding 16.0 16.0 16.0 16.0
          text "Body" 15.0 regular label
      """)
  }
}
