#if os(iOS) || UIKIT_STAND_IN
public import struct Foundation.Calendar
public import struct Foundation.Date
public import struct Foundation.DateComponents
public import struct Foundation.TimeZone
public import Usher

extension OverlayDate {
  /// Creates the day of a date in a time zone, or returns `nil` before the year 1 and after 9999.
  public init?(_ date: Date, in timeZone: TimeZone = .current) {
    let parts = Self.calendar(in: timeZone).dateComponents(
      [.era, .year, .month, .day], from: date)
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Returns noon of the day in a time zone, or `nil` if Foundation doesn't know the day.
  public func date(in timeZone: TimeZone = .current) -> Date? {
    Self.calendar(in: timeZone).date(
      from: DateComponents(year: year, month: month, day: day, hour: 12))
  }

  private static func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
#endif
