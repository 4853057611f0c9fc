import Testing

@testable import Measuring

@Suite("Tables of measurements")
struct TableTests {
  private var table: Table {
    var table = Table()
    table.addSection("A frame")
    table.addRow("1 slides", Cost(seconds: [2e-6, 2e-6], allocations: 3), "as ever")
    table.addRow("its layout", Cost(seconds: [0, 0], allocations: 0))
    table.addRow("nobody saw it", Cost(seconds: []))
    table.addSection("Memory")
    table.addRow("1000", "12 bytes")
    table.addRow("2000", nil)
    return table
  }

  @Test("a table prints a dash for a missing number")
  func description() {
    #expect(
      table.description == """
          What              Time  Spread  Allocations  In other words
        ─────────────────────────────────────────────────────────────
        A frame
          1 slides       2.00 µs   ± 0 %            3  as ever
          its layout     0.00 ns       –            0
          nobody saw it        –       –            –

        Memory
          1000                                         12 bytes
          2000                                         –
        """)
  }

  @Test("a table names its rows, and those without a measurement")
  func names() {
    #expect(
      table.names == """
        A frame
          1 slides
          its layout
          nobody saw it: not measured
        Memory
          1000
          2000: not measured
        """)
  }

  @Test("a table in Markdown is a table for each section, without empty columns")
  func markdown() {
    #expect(
      table.markdown == """
        | A frame       |          Time | Allocations | In other words |
        | ------------- | ------------: | ----------: | -------------- |
        | 1 slides      | 2.00 µs ± 0 % |           3 | as ever        |
        | its layout    |       0.00 ns |           0 |                |
        | nobody saw it |             – |           – |                |

        | Memory | In other words |
        | ------ | -------------- |
        | 1000   | 12 bytes       |
        | 2000   | –              |
        """)
  }

  @Test("a cell's bar is escaped, and a row has as many cells as the header")
  func cells() {
    var table = MarkdownTable(["A", "B"], [.left, .right])
    table.addRow(["a|b"])
    table.addRow(["c", "1", "2"])
    #expect(
      table.description == """
        | A    |   B |
        | ---- | --: |
        | a\\|b |     |
        | c    |   1 |
        """)
  }
}
