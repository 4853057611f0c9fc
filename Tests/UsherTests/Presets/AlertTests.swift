import Testing
import Usher

@Suite("Alert messages")
struct AlertTests {
  private let image = OverlayNode.Image(.glyph(.warningTriangle), size: 25)
  private static let cancel = OverlayNode.Button("Cancel")
  private static let ok = OverlayNode.Button("OK", isDefault: true)

  private func alert(
    _ image: OverlayNode.Image?, _ position: AlertImagePosition = .top, expands: Bool = false,
    _ buttons: [OverlayNode.Button] = [cancel, ok]
  ) -> OverlayContent {
    .alert(
      image: image, position: position, title: OverlayNode.Text("Title"),
      description: OverlayNode.Text("Description"),
      bar: ButtonBar(buttons, expands: expands))
  }

  private static let top = """
    vertical spacing 0.0 fill padding 20.0 0.0 0.0 0.0
      vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
        image glyph warningTriangle 25.0 label
      vertical spacing 5.0 fill padding 16.0 16.0 16.0 16.0
        text "Title" 15.0 regular label
        text "Description" 15.0 regular label
    """
  private static let leading = """
    horizontal spacing 12.0 leading padding 16.0 16.0 10.0 16.0
      image glyph warningTriangle 25.0 label
      vertical spacing 5.0 fill padding 2.0 0.0 0.0 0.0
        text "Title" 15.0 regular label
        text "Description" 15.0 regular label
    """
  private static let two = """
    vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
      divider 1.0 separator
      horizontal spacing 0.0 even padding 0.0 0.0 0.0 0.0
        button "Cancel" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses
        divider 1.0 separator
        button "OK" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses default
    """

  private func boxed(_ message: String) -> String {
    let inner = message.split(separator: "\n").map { "\n  " + $0 }.joined()
    return "box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 usually 270.0 wide" + inner
  }

  private func over(_ message: String, _ bar: String) -> String {
    func indented(_ lines: String) -> [String] { lines.split(separator: "\n").map { "  " + $0 } }
    let inner =
      ["scroll -1.0"] + indented(boxed(message)) + bar.split(separator: "\n").map(String.init)
    return (["vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0"] + inner.map { "  " + $0 })
      .joined(separator: "\n")
  }

  @Test("the image is above or before the text, and the buttons are below the scrolling part")
  func positions() {
    expect(alert(image), over(Self.top, Self.two))
    expect(alert(image, .leading), over(Self.leading, Self.two))
  }

  @Test("the text of an alert without an image is 16 points from the edges")
  func withoutImage() {
    expect(
      alert(nil, .top, []),
      """
      vertical spacing 5.0 fill padding 16.0 16.0 16.0 16.0
        text "Title" 15.0 regular label
        text "Description" 15.0 regular label
      """)
    expect(
      alert(nil, .leading, []),
      """
      horizontal spacing 12.0 leading padding 16.0 16.0 10.0 16.0
        vertical spacing 5.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 15.0 regular label
          text "Description" 15.0 regular label
      """)
  }

  @Test("an expanding button bar is omitted from the collapsed content")
  func expands() {
    let content = alert(image, expands: true)
    expect(content, over(Self.top, Self.two))
    expect(content.collapsed, boxed(Self.top))
    #expect(alert(image).collapsed == nil)
    #expect(alert(image, expands: true, []).collapsed == nil)
  }

  @Test("buttons are clipped at the card's corners, regardless of the preset")
  func cut() {
    #expect(alert(image).style.clipsContent)
    #expect(alert(image).styled(by: OverlayPreset.centerFloat).style.clipsContent)
  }
}
