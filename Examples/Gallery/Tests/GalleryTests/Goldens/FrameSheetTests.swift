import Testing
@_spi(Inspection) import Usher

@testable import GalleryModel

@Suite("Sheets of frames")
struct FrameSheetTests {
  private static let sheet = FrameSheet(cards: [
    FrameSheet.Card(
      frame: OverlayRect(x: 10, y: 20.5, width: 300, height: 80),
      pieces: [
        PieceFrame(.surface, OverlayRect(x: 0, y: 0, width: 300, height: 80)),
        PieceFrame(.text, OverlayRect(x: 16, y: 12, width: 200, height: 21)),
      ]),
    FrameSheet.Card(frame: OverlayRect(x: 0, y: 0, width: 100, height: 40), pieces: []),
  ])

  private static let text = """
    card 10 20.5 300 80
      surface 0 0 300 80
      text 16 12 200 21
    card 0 0 100 40

    """

  @Test("frames are written one per line, and can be read again")
  func written() {
    #expect(Self.sheet.description == Self.text)
    #expect(FrameSheet(Self.text) == Self.sheet)
  }

  @Test(
    "invalid text isn't read as frames",
    arguments: ["card 1 2 3", "card 1 2 3 x", "  text 1 2 3 4", "card 1 2 3 4\n  thing 1 2 3 4"])
  func misspelt(text: String) {
    #expect(FrameSheet(text) == nil)
  }

  @Test("frames match if every edge is within the tolerance")
  func near() throws {
    let moved = try #require(FrameSheet(Self.text.replacing("16 12", with: "17 12")))
    #expect(Self.sheet.differences(from: moved, tolerance: 1) == [])
    #expect(
      Self.sheet.differences(from: moved, tolerance: 0.5) == [
        "card 1, 2. text: 16 12 200 21, not 17 12 200 21"
      ])
  }

  @Test("frames are mirrored in the window, and pieces in their cards")
  func mirrored() {
    #expect(
      Self.sheet.mirrored(in: 360).description == """
        card 50 20.5 300 80
          surface 0 0 300 80
          text 84 12 200 21
        card 260 0 100 40

        """)
    #expect(Self.sheet.mirrored(in: 360).mirrored(in: 360) == Self.sheet)
  }

  @Test("frames differ if a frame is missing or has a different kind")
  func kinds() throws {
    #expect(
      Self.sheet.differences(from: FrameSheet(), tolerance: 1) == ["2 cards expected, not 0"])
    let other = try #require(FrameSheet(Self.text.replacing("text", with: "image")))
    #expect(
      Self.sheet.differences(from: other, tolerance: 1) == [
        "card 1 has surface text, not surface image"
      ])
  }
}
