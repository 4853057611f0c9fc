import GalleryModel
import Testing

@Suite("The gallery's contents")
struct ContentsTests {
  private static let contents = Contents(groups: [
    Contents.Group("Tools", [Contents.Page("Timeline", note: "Who waited, and why.")]),
    Contents.Group(
      "Looks",
      [
        Contents.Page(
          "Toasts", note: "As wide as the window.",
          entries: [
            Contents.Entry("Top", note: "Comes from above.") {},
            Contents.Entry("Bottom", note: "Comes from below.") {},
          ]),
        Contents.Page(
          "Dialogs", note: "Until they are answered.",
          entries: [Contents.Entry("Sheet", note: "At the bottom, by a spring.") {}]),
      ]),
  ])

  @Test(
    "a search matches an entry's title, note and page, in any order and in capitals",
    arguments: [
      ("toast", ["Toasts: Top Bottom"]),
      ("  BOTTOM ", ["Toasts: Bottom", "Dialogs: Sheet"]),
      ("bottom spring", ["Dialogs: Sheet"]),
      ("above toasts", ["Toasts: Top"]),
      ("waited", ["Timeline:"]),
      ("snow", []),
      ("toasts sheet", []),
      (" ", []),
      ("", []),
    ] as [(String, [String])])
  func filter(words: String, found: [String]) {
    let pages = Self.contents.pages(foundBy: words)
    #expect(
      pages.map { page in ([page.title + ":"] + page.entries.map(\.title)).joined(separator: " ") }
        == found)
  }

  @Test("each section is in exactly one group")
  func groups() {
    let grouped = Section.Group.allCases.flatMap(\.sections)
    #expect(grouped.count == Section.allCases.count)
    #expect(Set(grouped) == Set(Section.allCases))
  }
}
