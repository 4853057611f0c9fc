import Scripts
import Testing

@testable import UsherCore

@Suite("Instants")
struct InstantTests {
  private static let first = Instant(nanoseconds: .min)
  private static let last = Instant(nanoseconds: .max)

  @Test("instants are ordered by their distance from the origin")
  func order() {
    #expect(Self.first < .origin && .origin < Self.last)
    #expect(Instant.ms(1) < .ms(2) && Instant.ms(2) == .ms(2))
  }

  @Test("advancing an instant by its duration to another results in that instant")
  func roundTrip() {
    var random = SplitMix(state: 20)
    for _ in 0..<1000 {
      let (start, end) = (
        Instant(nanoseconds: Int64(random.int(in: -1_000_000_000...1_000_000_000))),
        Instant(nanoseconds: Int64(random.int(in: -1_000_000_000...1_000_000_000)))
      )
      let way = start.duration(to: end)
      #expect(start.advanced(by: way) == end)
      #expect(end.duration(to: start) == .zero - way)
    }
  }

  @Test("arithmetic saturates at both ends of time")
  func saturation() {
    #expect(Self.last.advanced(by: .nanoseconds(1)) == Self.last)
    #expect(Self.first.advanced(by: .nanoseconds(-1)) == Self.first)
    #expect(Instant.origin.advanced(by: .seconds(Int64.max)) == Self.last)
    #expect(Instant.origin.advanced(by: .seconds(Int64.min)) == Self.first)
    #expect(Self.first.advanced(by: .nanoseconds(Int64.max)).nanoseconds == -1)
    #expect(Self.first.duration(to: Self.last) == .nanoseconds(Int64.max))
    #expect(Self.last.duration(to: Self.first) == .nanoseconds(Int64.min))
    #expect(Instant.origin.duration(to: Self.first) == .nanoseconds(Int64.min))
  }
}
