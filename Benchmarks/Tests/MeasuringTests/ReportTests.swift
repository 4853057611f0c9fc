import Testing

@testable import Measuring

@Suite("Reports of a program")
struct ReportTests {
  private var report: Report {
    var report = Report(of: "core")
    report.add("events") {
      $0.addSection("Memory")
      $0.addRow("1000", "12 bytes")
    }
    return report
  }

  private func filled(_ text: String) throws(BlockError) -> String {
    var missing: Set = ["events", "other"]
    let filled = try report.filled(text, &missing)
    #expect(missing == ["other"])
    return filled
  }

  @Test("a program fills its own blocks and keeps everything else")
  func filled() throws {
    let other = "Words, and <!-- bench: in.\n<!-- bench: window/frames -->\nkept\n<!-- end -->\n"
    let expected = """
      # Title

      <!-- bench: core/events -->

      | Memory | In other words |
      | ------ | -------------- |
      | 1000   | 12 bytes       |

      <!-- end -->
      \(other)
      """
    let text = "# Title\n\n<!-- bench: core/events -->\nold\n<!-- end -->\n\(other)"
    #expect(try filled(text) == expected)
    #expect(try filled(expected) == expected)
  }

  @Test(
    "a marker that does not fit is an error",
    arguments: [
      ("<!-- bench: core/events -->", BlockError.unclosed("core/events")),
      (
        "<!-- bench: core/events -->\n<!-- bench: window/a -->\n<!-- end -->",
        .unclosed("core/events")
      ),
      ("<!-- bench: core/a -->\n<!-- end -->", .unknown("core/a")),
    ])
  func unfit(text: String, error: BlockError) {
    #expect(throws: error) {
      var missing: Set<String> = []
      return try report.filled(text, &missing)
    }
  }
}
