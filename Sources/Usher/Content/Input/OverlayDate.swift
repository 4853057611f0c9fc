/// A day of the Gregorian calendar, without a time or a time zone.
///
/// ```swift
/// let day = OverlayDate(year: 2027, month: 2, day: 28)
/// let noDay = OverlayDate(year: 2027, month: 2, day: 31)  // nil
/// ```
public struct OverlayDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, starting at 1.
  public let day: Int

  /// The first day, January 1 of the year 1.
  public static let first = OverlayDate(uncheckedYear: 1, month: 1, day: 1)
  /// The last day, December 31 of the year 9999.
  public static let last = OverlayDate(uncheckedYear: 9999, month: 12, day: 31)

  /// Creates a day, or returns `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Returns the number of days in a month from 1 to 12.
  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the nearest day of a range.
  func nearest(in range: ClosedRange<OverlayDate>) -> OverlayDate {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension OverlayDate: Comparable {
  /// Whether a day is before another day.
  public static func < (one: OverlayDate, two: OverlayDate) -> Bool {
    (one.year, one.month, one.day) < (two.year, two.month, two.day)
  }
}

extension OverlayDate: CustomStringConvertible {
  /// The day in the format of ISO 8601, for example "2027-02-28".
  public var description: String {
    func padded(_ number: Int, to count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}
