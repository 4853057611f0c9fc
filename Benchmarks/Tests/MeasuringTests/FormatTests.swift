import Testing

@testable import Measuring

@Suite("Formatted numbers")
struct FormatTests {
  private let nothing = Cost(seconds: [0, 0, 0])
  private let microsecond = Cost(seconds: [1e-6])

  @Test("a cost, a share and a ratio have a sign or a unit")
  func finite() {
    let uneven = Cost(seconds: [1e-6, 2e-6, 3e-6, 4e-6])
    #expect(Format.cost(uneven) == "3.00 µs ± 33 %")
    #expect(Format.share(microsecond, of: uneven) == "33 %")
    #expect(Format.ratio(uneven, to: microsecond) == "3.00 ×")
  }

  @Test("a quotient by zero is a dash, and has no spread")
  func dividedByNothing() {
    #expect(Format.cost(nothing) == "0.00 ns")
    #expect(Format.share(microsecond, of: nothing) == "–")
    #expect(Format.ratio(nothing, to: nothing) == "–")
    #expect(Format.count(nothing.rate) == "–")
  }

  @Test("times and counts have three digits and a unit, and large integers groups of digits")
  func digits() {
    #expect(
      [0.5, 85.21, 1238, 45_600_000, 2e9].map { Format.time(nanoseconds: $0) }
        == ["0.50 ns", "85.2 ns", "1.24 µs", "45.6 ms", "2.00 s"])
    #expect(
      [7, 9.996, 99.96, 11_700_000].map { Format.count($0) }
        == ["7.00", "10.0", "100", "11.7 million"])
    #expect(
      [0, 999, 1000, 1_234_567].map { Format.grouped($0) } == ["0", "999", "1,000", "1,234,567"])
  }
}
