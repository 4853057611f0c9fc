import Testing

@testable import Measuring

@Suite("Curves")
struct CurvesTests {
  /// The table of an operation with the given costs, in seconds, at 1, 10, 100 and so on.
  private func table(_ costs: Double...) -> Table {
    var (table, curves) = (Table(), Curves(of: "overlays"))
    var size = 1
    for cost in costs {
      curves.add("draw", at: size, Cost(seconds: cost.isNaN ? [] : [cost]))
      size *= 10
    }
    table.add(curves)
    return table
  }

  @Test("curves are a table with a row for each size and two for the growth")
  func rows() {
    var (table, curves) = (Table(), Curves(of: "overlays"))
    for (size, cost) in [(1, 1e-6), (10, 2e-6), (100, 2e-5)] {
      curves.add("draw", at: size, Cost(seconds: [cost]))
    }
    curves.add("handle", at: 1000, Cost(seconds: [1e-6]))
    table.add(curves)
    #expect(
      table.description == """
        | Overlays     |          draw |        handle |
        | ------------ | ------------: | ------------: |
        | 1            | 1.00 µs ± 0 % |               |
        | 10           | 2.00 µs ± 0 % |               |
        | 100          | 20.0 µs ± 0 % |               |
        | 1,000        |               | 1.00 µs ± 0 % |
        | 10 × as many |        10.0 × |             – |
        | 16.7 ms at   |      > 10,000 |             – |
        """)
    #expect(table.unmeasured == [])
  }

  @Test(
    "an operation takes a frame between measured sizes, beyond them, or not within a hundredfold")
  func frames() {
    #expect(table(1e-3, 1e-2, 1e-1).description.hasSuffix(" ≈ 17 |"))
    #expect(table(1, 2).description.hasSuffix(" 1 |"))
    #expect(table(1e-6, 1e-5, 1e-4).description.hasSuffix(" > 10,000 |"))
    #expect(table(1e-8, 1e-6, 1e-4).description.hasSuffix(" ≈ 1,300 |"))
    #expect(table(1e-6, 1e-6).description.hasSuffix(" > 1,000 |"))
  }

  @Test("a size without a measurement is a row without one")
  func unmeasured() {
    #expect(table(1e-6, .nan).unmeasured == ["Overlays: 10"])
  }
}
