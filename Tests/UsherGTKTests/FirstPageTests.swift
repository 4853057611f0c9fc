import Foundation
import Testing

@Suite("The first page")
struct FirstPageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("begins with a sample that is compiled")
  func sample() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let snippet = try String(
      contentsOf: Self.folder.appending(path: "Snippets/RunningAnApp.swift"), encoding: .utf8)
    #expect(
      part(of: page, between: "```swift\n", and: "```\n")
        == part(of: snippet, between: "// snippet.app\n", and: "// snippet.end\n"))
  }

  /// The text between the first two marks.
  private func part(of text: String, between start: String, and end: String) -> Substring? {
    guard let begin = text.range(of: start),
      let finish = text.range(of: end, range: begin.upperBound..<text.endIndex)
    else { return nil }
    return text[begin.upperBound..<finish.lowerBound]
  }
}
