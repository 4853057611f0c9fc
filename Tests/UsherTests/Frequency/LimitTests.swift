import Testing

@testable import Usher

@Suite("Limits of frequencies")
struct LimitTests {
  private static let day = 86_400.0
  /// 1 January 2026.
  private static let now = 1_767_225_600.0

  private static func showings(daysAgo: [Double]) -> Showings {
    var showings = Showings()
    for days in daysAgo {
      showings.add(at: now - days * day, keeping: 100)
    }
    return showings
  }

  private static func row(_ frequency: OverlayFrequency, _ daysAgo: [Double]) -> String? {
    let limit = Limit(frequency: frequency, key: "tip")
    return limit.row(limit.verdict(after: showings(daysAgo: daysAgo), at: now))
  }

  @Test(
    "a limit without a period depends on the number of showings alone",
    arguments: [
      (OverlayFrequency.always, [9000.0, 1, 0], nil),
      (.once, [], nil),
      (.once, [9000], "it was shown once; it may not be shown again until it is reset"),
      (.atMost(3), [3, 2], nil),
      (.atMost(3), [3, 2, 1], "it was shown 3 times; it may not be shown again until it is reset"),
      (.atMost(0), [], "it was shown 0 times; it may not be shown again until it is reset"),
      (.atMost(-1), [], "it was shown 0 times; it may not be shown again until it is reset"),
    ])
  func number(_ frequency: OverlayFrequency, _ daysAgo: [Double], _ row: String?) {
    #expect(Self.row(frequency, daysAgo) == row.map { "\"tip\" was declined: \($0)" })
  }

  @Test(
    "a limit within a period ends when the oldest of the counted showings leaves the period",
    arguments: [
      (OverlayFrequency.atMost(1, per: .days(7)), [], nil),
      (.atMost(1, per: .days(7)), [7], nil),
      (
        .atMost(1, per: .days(7)), [6.5],
        "it was shown once in the last 7 days; it may be shown again on 2026-01-01 at 12:00 UTC"
      ),
      (.atMost(3, per: .weeks(2)), [20, 13, 2], nil),
      (
        .atMost(3, per: .weeks(2)), [20, 13, 2, 1],
        "it was shown 3 times in the last 2 weeks; it may be shown again on 2026-01-02 at 00:00 UTC"
      ),
      (
        .atMost(2, per: .days(10)), [9, 8, 1],
        "it was shown 3 times in the last 10 days; it may be shown again on 2026-01-03 at 00:00 UTC"
      ),
      (
        .atMost(1, per: .minutes(90)), [0],
        "it was shown once in the last 90 minutes; it may be shown again on 2026-01-01 at 01:30 UTC"
      ),
      (
        .atMost(1, per: .seconds(0.5)), [0],
        "it was shown once in the last 0.5 seconds; it may be shown again on 2026-01-01 at 00:01 UTC"
      ),
      (
        .atMost(0, per: .hours(1)), [],
        "it was shown 0 times in the last 1 hour; it may not be shown again until it is reset"
      ),
      (.atMost(1, per: .days(0)), [0], nil),
      (.atMost(1, per: .days(-1)), [0], nil),
      (.atMost(1, per: .seconds(.nan)), [0], nil),
      (
        .atMost(1, per: .seconds(.infinity)), [900],
        "it was shown once in the last inf weeks; it may be shown again on a distant day"
      ),
    ])
  func period(_ frequency: OverlayFrequency, _ daysAgo: [Double], _ row: String?) {
    #expect(Self.row(frequency, daysAgo) == row.map { "\"tip\" was declined: \($0)" })
  }

  @Test(
    "a distance to another overlay depends on that overlay's last showing",
    arguments: [
      (OverlayFrequency.notWithin(.days(1), of: "news"), [], nil),
      (.notWithin(.days(1), of: "news"), [3, 1], nil),
      (
        .notWithin(.days(1), of: "news"), [3, 0.25],
        "\"news\" was shown in the last 1 day; it may be shown again on 2026-01-01 at 18:00 UTC"
      ),
    ])
  func distance(_ frequency: OverlayFrequency, _ daysAgo: [Double], _ row: String?) {
    #expect(Self.row(frequency, daysAgo) == row.map { "\"tip\" was declined: \($0)" })
    #expect(Limit(frequency: frequency, key: "tip").comparedKey == "news")
  }

  @Test(
    "a date is rounded up to a minute, in every month and in leap years",
    arguments: [
      (0.0, "1970-01-01 at 00:00"), (951_782_399, "2000-02-29 at 00:00"),
      (951_868_800, "2000-03-01 at 00:00"), (1_709_164_800, "2024-02-29 at 00:00"),
      (1_709_251_199, "2024-03-01 at 00:00"), (1_735_689_540, "2024-12-31 at 23:59"),
      (4_107_542_400, "2100-03-01 at 00:00"), (-1, "1970-01-01 at 00:00"),
      (-86_400, "1969-12-31 at 00:00"),
    ])
  func dates(_ time: Double, _ text: String) {
    let limit = Limit(frequency: .once, key: "tip")
    #expect(
      limit.row(.blocked(.shown(1, nil), until: time))
        == "\"tip\" was declined: it was shown once; it may be shown again on \(text) UTC")
  }

  @Test("a record contains the number of showings and their latest times")
  func record() {
    let showings = Self.showings(daysAgo: [2, 1])
    #expect(showings.record == "2 1767052800.0 1767139200.0")
    #expect(Showings(record: showings.record) == showings)
    #expect(Showings(record: "5") != nil)
  }

  @Test(
    "an unreadable record is recognized",
    arguments: ["", "x", "1 ", "1 2 3", "-1", "2 2.0 1.0", "1 nan", "1 inf", "1  1.0", "1\t1.0"])
  func unreadable(_ record: String) {
    #expect(Showings(record: record) == nil)
  }

  @Test("only the times that a limit needs are stored, and at least the last 32")
  func pruning() {
    var showings = Showings()
    for second in 1...1000 { showings.add(at: Double(second), keeping: 50) }
    #expect(showings.count == 1000 && showings.times == (951...1000).map(Double.init))
    for second in 1001...2000 { showings.add(at: Double(second), keeping: 1) }
    #expect(showings.count == 2000 && showings.times == (1969...2000).map(Double.init))
    let kept = [OverlayFrequency.once, .atMost(7, per: .days(1)), .atMost(.max, per: .days(1))]
      .map { Limit(frequency: $0, key: "tip").kept }
    #expect(kept == [1, 7, 1000])
  }
}
