import Foundation
import Testing

@Suite("The first page")
struct FirstPageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("the first page starts with compiled samples for Linux and for iOS")
  func samples() throws {
    let page = try text(of: "README.md")
    let linux = part(
      of: try text(of: "Snippets/RunningAnApp.swift"), between: "// snippet.app\n",
      and: "// snippet.end\n")
    let iOS = part(
      of: try text(of: "Snippets/ShowingOnIOS.swift"), between: "// snippet.show\n",
      and: "// snippet.end\n")
    let first = part(of: page, between: "```swift\n", and: "```\n")
    #expect(first == linux)
    let rest = String(page[(first?.endIndex ?? page.startIndex)...].dropFirst("```\n".count))
    #expect(part(of: rest, between: "```swift\n", and: "```\n") == iOS)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  /// Returns the text between the first two markers.
  private func part(of text: String, between start: String, and end: String) -> Substring? {
    guard let begin = text.range(of: start),
      let finish = text.range(of: end, range: begin.upperBound..<text.endIndex)
    else { return nil }
    return text[begin.upperBound..<finish.lowerBound]
  }
}
