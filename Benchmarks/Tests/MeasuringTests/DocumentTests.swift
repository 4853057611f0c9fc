import Testing

@testable import Measuring

@Suite("Documents with blocks")
struct DocumentTests {
  private let text = """
    # Title

    <!-- bench: core/events -->
    old
    <!-- end -->

    Words, and <!-- bench: in a sentence.
    <!-- bench: window/frames -->
    kept
    <!-- end -->

    """

  @Test("a program fills its own blocks and keeps everything else")
  func filled() throws {
    var document = try Document("Page.md", text: text)
    #expect(document.text == text)
    #expect(document.blocks == [BlockName(.core, "events"), BlockName(.window, "frames")])
    try document.fill(blocksOf: .core, with: [BlockName(.core, "events"): "new\ntable"])
    let expected = """
      # Title

      <!-- bench: core/events -->

      new
      table

      <!-- end -->

      Words, and <!-- bench: in a sentence.
      <!-- bench: window/frames -->
      kept
      <!-- end -->

      """
    #expect(document.text == expected)
    var again = try Document("Page.md", text: expected)
    try again.fill(blocksOf: .core, with: [BlockName(.core, "events"): "new\ntable"])
    #expect(again.text == expected)
  }

  @Test("a block that its program does not fill is an error that names the block")
  func unfilled() throws {
    var document = try Document("Page.md", text: text)
    #expect(throws: DocumentError.unknown("core/events", in: "Page.md")) {
      try document.fill(blocksOf: .core, with: [BlockName(.core, "other"): "new"])
    }
    #expect(document.text == text)
    #expect(
      "\(DocumentError.unknown("core/events", in: "Page.md"))"
        == "Page.md: nothing fills the block 'core/events'")
  }

  @Test(
    "markers that do not fit are errors",
    arguments: [
      ("<!-- bench: core/a -->", DocumentError.unclosed("core/a", in: "Page.md")),
      ("<!-- bench: core/a -->\n<!-- bench: core/b -->", .unclosed("core/a", in: "Page.md")),
      ("<!-- end -->", .closedTwice(in: "Page.md")),
      ("<!-- bench: pear/a -->\n<!-- end -->", .unknown("pear/a", in: "Page.md")),
      ("<!-- bench: core -->\n<!-- end -->", .unknown("core", in: "Page.md")),
    ])
  func unfit(text: String, error: DocumentError) {
    #expect(throws: error) { try Document("Page.md", text: text) }
  }
}
