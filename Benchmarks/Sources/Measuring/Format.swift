/// Numbers as a person reads them, and a dash for each that is not finite, as where something is divided
/// by nothing.
public enum Format {
  /// The dash in the place of a number.
  static let dash = "–"

  /// A length of time with three digits, such as "85.2 ns" or "1.24 ms".
  public static func time(nanoseconds: Double) -> String {
    scaled(nanoseconds, by: [(1, "ns"), (1e3, "µs"), (1e6, "ms"), (1e9, "s")])
  }

  /// A number with three digits and a word for its size, such as "11.7 million".
  public static func count(_ value: Double) -> String {
    scaled(value, by: [(1, ""), (1e3, "thousand"), (1e6, "million"), (1e9, "billion")])
  }

  /// How many times as long `slow` takes as `fast`, such as "3.10 ×".
  public static func ratio(_ slow: Cost, to fast: Cost) -> String {
    let ratio = slow.nanoseconds / fast.nanoseconds
    return ratio.isFinite ? digits(ratio) + " ×" : dash
  }

  /// A share with its sign, such as "± 2 %".
  public static func spread(_ cost: Cost) -> String {
    cost.spread.isFinite ? "± \(percent(cost.spread))" : dash
  }

  /// The share of a part in the whole, such as "12 %".
  public static func share(_ part: Cost, of whole: Cost) -> String {
    let share = part.nanoseconds / whole.nanoseconds
    return share.isFinite ? percent(share) : dash
  }

  /// How often memory was asked for: a whole number where it is one.
  public static func allocations(_ cost: Cost) -> String {
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

  /// Three digits, or as many as stand before the point.
  private static func digits(_ value: Double) -> String {
    let places = value < 10 ? 2 : value < 100 ? 1 : 0
    let factor = places == 2 ? 100 : places == 1 ? 10 : 1
    let whole = Int((value * Double(factor)).rounded())
    guard places > 0 else { return "\(whole)" }
    let fraction = "\(whole % factor)"
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / factor).\(zeros)\(fraction)"
  }
}
