import Testing

@testable import Measuring

@Suite("Tables of measurements")
struct TableTests {
  private var table: Table {
    var table = Table()
    table.addSection("A frame")
    table.addRow("1 slides", Cost(seconds: [2e-6, 2e-6], allocations: 3), "as ever")
    table.addRow("at rest", Cost(seconds: [0, 0], allocations: 0))
    table.addRow("nobody saw it", Cost(seconds: []))
    table.addSection("Memory")
    table.addRow("1000", "12 bytes")
    table.addRow("2000", nil)
    return table
  }

  @Test("a section is a table in Markdown, without empty columns")
  func markdown() {
    #expect(
      table.description == """
        | A frame       |          Time | Allocations | In other words |
        | ------------- | ------------: | ----------: | -------------- |
        | 1 slides      | 2.00 µs ± 0 % |           3 | as ever        |
        | at rest       |       0.00 ns |           0 |                |
        | nobody saw it |             – |           – |                |

        | Memory | In other words |
        | ------ | -------------- |
        | 1000   | 12 bytes       |
        | 2000   | –              |
        """)
  }

  @Test("a table knows its rows without a measurement")
  func unmeasured() {
    #expect(table.unmeasured == ["A frame: nobody saw it", "Memory: 2000"])
  }
}
