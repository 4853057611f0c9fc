import Testing

@testable import UsherCore

@Suite("The order of values")
struct OrderTests {
  private static func isStrict<Value: Comparable>(_ low: Value, _ high: Value) -> Bool {
    low < high && !(high < low) && !(low < low)
  }

  @Test("a lower value is less than a higher value, and a value isn't less than itself")
  func strict() {
    #expect(Self.isStrict(OverlayID(1), OverlayID(2)))
    #expect(Self.isStrict(LaneID(1), LaneID(2)))
    #expect(Self.isStrict(Priority.low, Priority.normal))
    #expect(Self.isStrict(Instant.ms(1), Instant.ms(2)))
  }
}
