import Measuring
import Testing

@Suite("Formatted numbers")
struct FormatTests {
  private let nothing = Cost(seconds: [0, 0, 0])
  private let microsecond = Cost(seconds: [1e-6])

  @Test("a spread, a share and a ratio have a sign or a unit")
  func finite() {
    let uneven = Cost(seconds: [1e-6, 2e-6, 3e-6, 4e-6])
    #expect(Format.spread(uneven) == "± 33 %")
    #expect(Format.share(microsecond, of: uneven) == "33 %")
    #expect(Format.ratio(uneven, to: microsecond) == "3.00 ×")
  }

  @Test("a quotient by zero is a dash")
  func dividedByNothing() {
    #expect(Format.spread(nothing) == "–")
    #expect(Format.spread(Cost(seconds: [0, 0, 0, 1])) == "–")
    #expect(Format.share(nothing, of: nothing) == "–")
    #expect(Format.share(microsecond, of: nothing) == "–")
    #expect(Format.ratio(nothing, to: nothing) == "–")
    #expect(Format.ratio(microsecond, to: nothing) == "–")
    #expect(Format.count(nothing.rate) == "–")
  }

  @Test("a duration of zero is a duration")
  func noTime() {
    #expect(Format.time(nanoseconds: nothing.nanoseconds) == "0.00 ns")
    #expect(Format.share(nothing, of: microsecond) == "0 %")
    #expect(Format.ratio(nothing, to: microsecond) == "0.00 ×")
  }

  @Test("times and counts have three digits and a unit")
  func digits() {
    #expect(
      [0.5, 85.21, 1238, 45_600_000, 2e9].map { Format.time(nanoseconds: $0) }
        == ["0.50 ns", "85.2 ns", "1.24 µs", "45.6 ms", "2.00 s"])
    #expect(
      [7, 9.996, 99.96, 11_700_000].map { Format.count($0) }
        == ["7.00", "10.0", "100", "11.7 million"])
  }

  @Test("bytes have a unit, and large integers groups of digits")
  func bytes() {
    #expect(
      [-12, 12, 1234, 5.6e7].map { Format.bytes($0) }
        == ["-12.0 B", "12.0 B", "1.23 kB", "56.0 MB"])
    #expect(
      [0, 999, 1000, 1_234_567, -4321].map { Format.grouped($0) }
        == ["0", "999", "1,000", "1,234,567", "-4,321"])
  }
}
