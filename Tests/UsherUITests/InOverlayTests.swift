import Foundation
import Testing

@Suite("The environment in an overlay")
struct InOverlayTests {
  @Test("the documentation lists exactly the values that differ from the requesting view's")
  func listed() throws {
    let code = try text("SwiftUI/EnvironmentValues+InOverlay.swift")
    let article = try text("UsherUI.docc/DecisionsForSwiftUI.md")
    let set = code.matches(of: #/values\.(\w+) = /#).map { String($0.output.1) }
    let section = try #require(
      article.components(separatedBy: "### The environment in an overlay\n").last?
        .components(separatedBy: "\n### ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let listed = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: #/`(\w+)`/#).map { String($0.output.1) }
    }
    #expect(set.count > 20 && set.sorted() == listed.sorted())
  }

  /// Returns the text of a file of the module.
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    return try String(
      contentsOf: root.appending(path: "Sources/UsherUI/\(path)"), encoding: .utf8)
  }
}
