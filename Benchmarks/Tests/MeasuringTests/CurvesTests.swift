import Testing

@testable import Measuring

@Suite("Curves")
struct CurvesTests {
  /// Curves with the given values at 1, 10, 100 and so on.
  private func curves(_ values: Double...) -> Curves {
    var curves = Curves("A frame", of: "overlays", below: .frame)
    var size = 1
    for value in values {
      curves.add("draw", at: size, Cost(seconds: [value]))
      size *= 10
    }
    return curves
  }

  @Test("curves are a table with a row for each size and a column for each kind")
  func table() {
    var curves = curves(1e-6, 1e-5)
    curves.add("handle", at: 1000, Cost(seconds: []))
    #expect(
      curves.table.description == """
        | Overlays |          draw | handle |
        | -------: | ------------: | -----: |
        |        1 | 1.00 µs ± 0 % |        |
        |       10 | 10.0 µs ± 0 % |        |
        |    1,000 |               |      – |
        """)
    #expect(curves.plot.series.map(\.name) == ["draw", "handle"])
  }

  @Test("a table of measurements has a row for each size and kind, with the growth")
  func rows() {
    var (table, curves) = (Table(), curves(1e-6, 1e-5))
    curves.add("memory", at: 10, nil)
    table.add(curves)
    #expect(
      table.description == """
          What           Time  Spread  Allocations  In other words
        ───────────────────────────────────────────────────────────
        A frame
          1: draw     1.00 µs   ± 0 %               1.00 × as for 1
          10: draw    10.0 µs   ± 0 %               10.0 × as for 1
          10: memory        –                       – as for 10
        """)
    #expect(table.names == "A frame\n  1: draw\n  10: draw\n  10: memory: not measured")
  }

  @Test("growth is the factor for ten times the largest sizes")
  func tenfold() throws {
    let linear = try #require(curves(1e-6, 1e-5, 1e-4).growth(of: "draw"))
    #expect(Format.ratio(linear.tenfold) == "10.0 ×")
    let constant = try #require(curves(1e-6, 1e-6, 1e-6).growth(of: "draw"))
    #expect(Format.ratio(constant.tenfold) == "1.00 ×")
    let single = try #require(curves(1e-6).growth(of: "draw"))
    #expect(Format.ratio(single.tenfold) == "–")
    #expect(curves(1).growth(of: "other") == nil)
  }

  @Test("limits are reached between sizes, beyond them, or not within a hundredfold")
  func limits() {
    var limits = Limits(Curves.Limit(name: "1 ms", value: 1e6))
    limits.add("between", curves(1e-5, 1e-4, 1e-3, 1e-2), "draw")
    limits.add("at once", curves(1, 2), "draw")
    limits.add("beyond", curves(1e-6, 1e-5, 1e-4), "draw")
    limits.add("quadratic", curves(1e-8, 1e-6, 1e-4), "draw")
    limits.add("far", curves(1e-9, 1e-8), "draw")
    limits.add("constant", curves(1e-6, 1e-6), "draw")
    limits.add("unknown", curves(.nan), "draw")
    #expect(
      limits.table.description == """
        | What      | Ten times as many cost | Uses up 1 ms, at         | Measured up to |
        | --------- | ---------------------: | ------------------------ | -------------: |
        | between   |                 10.0 × | about 100 overlays       |          1,000 |
        | at once   |                 2.00 × | about 1 overlays         |             10 |
        | beyond    |                 10.0 × | about 1,000 overlays     |            100 |
        | quadratic |                  100 × | about 320 overlays       |            100 |
        | far       |                 10.0 × | more than 1,000 overlays |             10 |
        | constant  |                 1.00 × | more than 1,000 overlays |             10 |
        | unknown   |                      – | –                        |              – |
        """)
  }
}
