import Testing
import Usher

@Suite("Days of the calendar")
struct OverlayDateTests {
  @Test(
    "a day exists only if the calendar has it",
    arguments: [
      (2027, 2, 28, true), (2027, 2, 29, false), (2028, 2, 29, true), (1900, 2, 29, false),
      (2000, 2, 29, true), (2027, 2, 31, false), (2027, 4, 30, true), (2027, 4, 31, false),
      (2027, 12, 31, true), (2027, 0, 1, false), (2027, 13, 1, false), (2027, 1, 0, false),
      (0, 1, 1, false), (1, 1, 1, true), (9999, 12, 31, true), (10_000, 1, 1, false),
      (.min, .min, .min, false), (.max, .max, .max, false),
    ] as [(Int, Int, Int, Bool)])
  func exists(year: Int, month: Int, day: Int, exists: Bool) {
    let date = OverlayDate(year: year, month: month, day: day)
    #expect((date != nil) == exists)
    #expect(date.map { [$0.year, $0.month, $0.day] } == (exists ? [year, month, day] : nil))
  }

  @Test("400 years have 146097 days in order, each of which is written in its own way")
  func all() {
    var dates: [OverlayDate] = []
    for year in 1801...2200 {
      for month in 0...13 {
        for day in 0...32 {
          if let date = OverlayDate(year: year, month: month, day: day) { dates.append(date) }
        }
      }
    }
    #expect(dates.count == 146_097)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) && $0 != $1 })
    let texts = dates.map(\.description)
    #expect(texts == texts.sorted() && Set(texts).count == texts.count)
    #expect(dates.allSatisfy { OverlayDate.first < $0 && $0 < .last })
  }

  @Test("a day is written as in ISO 8601")
  func text() {
    #expect("\(OverlayDate.first)" == "0001-01-01" && "\(OverlayDate.last)" == "9999-12-31")
    #expect(OverlayDate(year: 2027, month: 2, day: 8).map { "\($0)" } == "2027-02-08")
  }
}
