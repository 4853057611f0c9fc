/// Formats numbers for reading.
///
/// Numbers that aren't finite, for example after a division by zero, are replaced by a dash.
public enum Format {
  static let dash = "–"

  /// Formats a duration with three digits, such as "85.2 ns" or "1.24 ms".
  public static func time(nanoseconds: Double) -> String {
    scaled(nanoseconds, by: [(1, "ns"), (1e3, "µs"), (1e6, "ms"), (1e9, "s")])
  }

  /// Formats a number with three digits and a word for the magnitude, such as "11.7 million".
  public static func count(_ value: Double) -> String {
    scaled(value, by: [(1, ""), (1e3, "thousand"), (1e6, "million"), (1e9, "billion")])
  }

  /// Formats the ratio of two costs, such as "3.10 ×".
  public static func ratio(_ slow: Cost, to fast: Cost) -> String {
    let factor = slow.nanoseconds / fast.nanoseconds
    return factor.isFinite ? digits(factor) + " ×" : dash
  }

  /// Formats the time of an operation with its spread, if there is one, such as "1.24 ms ± 2 %".
  public static func cost(_ cost: Cost) -> String {
    let time = time(nanoseconds: cost.nanoseconds)
    return cost.spread.isFinite ? "\(time) ± \(percent(cost.spread))" : time
  }

  /// Formats a positive integer with its digits in groups of three, such as "100,000".
  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Formats a part's fraction of the whole, such as "12 %".
  public static func share(_ part: Cost, of whole: Cost) -> String {
    let share = part.nanoseconds / whole.nanoseconds
    return share.isFinite ? percent(share) : dash
  }

  /// Formats the number of allocations, without decimals for an integer.
  static func allocations(_ cost: Cost) -> String {
    guard let value = cost.allocations else { return dash }
    return value == value.rounded() ? "\(Int(value))" : digits(value)
  }

  private static func scaled(_ value: Double, by units: [(Double, String)]) -> String {
    guard value.isFinite else { return dash }
    let unit = units.last { value >= $0.0 } ?? units[0]
    return unit.1.isEmpty ? digits(value / unit.0) : digits(value / unit.0) + " " + unit.1
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }

  /// Formats a number with three digits, or with all digits before the decimal point if there are
  /// more.
  private static func digits(_ value: Double) -> String {
    // The bounds apply to the rounded number: 9.996 is "10.0".
    let places = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    let factor = places == 2 ? 100 : places == 1 ? 10 : 1
    let whole = Int((value * Double(factor)).rounded())
    guard places > 0 else { return "\(whole)" }
    let fraction = "\(whole % factor)"
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / factor).\(zeros)\(fraction)"
  }
}
