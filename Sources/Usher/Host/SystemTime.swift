#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The system's clock, which the user can set.
enum SystemTime {
  /// The whole seconds since 1970.
  static var secondsSince1970: Double { Double(time(nil)) }

  /// Returns a time as text, such as "2026-12-07 at 10:00 UTC", rounded up to a whole minute.
  static func text(of secondsSince1970: Double) -> String {
    let minutes = (secondsSince1970 / 60).rounded(.up)
    // Dates after the year 9999 don't need a number.
    guard minutes.magnitude < 4.2e9, var time = time_t(exactly: minutes * 60) else {
      return "a distant day"
    }
    var date = unsafe tm()
    unsafe gmtime_r(&time, &date)
    let year = unsafe date.tm_year + 1900
    let parts = unsafe [date.tm_mon + 1, date.tm_mday, date.tm_hour, date.tm_min]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(year)-\(parts[0])-\(parts[1]) at \(parts[2]):\(parts[3]) UTC"
  }
}
