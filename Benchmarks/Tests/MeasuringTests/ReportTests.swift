import Foundation
import Testing

@testable import Measuring

@Suite("Reports of a program")
struct ReportTests {
  /// Writes a page into a new folder, calls `body` with the folder, and removes the folder.
  private func withPage<Result>(_ text: String, _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Page.md"))
    return try body(folder)
  }

  private var report: Report {
    var report = Report(of: .core)
    var curves = Curves("Growth", of: "sizes")
    curves.add("cost", at: 1, Cost(seconds: [1e-6]))
    var printed = Table()
    report.add("growth", to: &printed, curves)
    return report
  }

  @Test("a report fills its blocks wherever they are, and writes the plots beside them")
  func written() throws {
    let block = "<!-- bench: core/growth -->\n<!-- end -->\n"
    let (page, hasPicture) = try withPage(block + block) { folder in
      try report.write(into: folder.path)
      let picture = folder.appendingPathComponent("Pictures/cost-growth.svg")
      return (
        try String(contentsOf: folder.appendingPathComponent("Page.md"), encoding: .utf8),
        FileManager.default.fileExists(atPath: picture.path)
      )
    }
    let filled = """
      <!-- bench: core/growth -->

      ![Growth](Pictures/cost-growth.svg)

      | Sizes |          cost |
      | ----: | ------------: |
      |     1 | 1.00 µs ± 0 % |

      <!-- end -->

      """
    #expect(page == filled + filled)
    #expect(hasPicture)
  }

  @Test("a report whose block no document has writes nothing")
  func missing() throws {
    let page = "<!-- bench: core/other -->\n<!-- end -->\n"
    try withPage(page) { folder in
      #expect(throws: DocumentError.missing("core/growth", from: folder.lastPathComponent)) {
        try report.write(into: folder.path)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let text = try String(contentsOf: folder.appendingPathComponent("Page.md"), encoding: .utf8)
      #expect(names == ["Page.md"])
      #expect(text == page)
    }
  }
}
