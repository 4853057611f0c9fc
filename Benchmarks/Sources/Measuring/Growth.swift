internal import Foundation

/// The growth of a cost with a size, by the power law that fits the largest measured sizes best.
public struct Growth {
  private let points: [(size: Double, value: Double)]
  /// The power of the size that the cost is proportional to: 0 for a constant cost, 1 for a linear
  /// one.
  let exponent: Double

  /// Summarises points in ascending order of size.
  init(of points: [Curves.Point]) {
    self.points = points.map { (Double($0.size), $0.value) }
      .filter { $0.size > 0 && $0.value.isFinite && $0.value > 0 }
    // The fixed part of a cost hides the growth at small sizes.
    let large = (self.points.last?.size ?? 0) / 20
    let logs = self.points.filter { $0.size >= large }.map { (log($0.size), log($0.value)) }
    let means = (
      logs.reduce(0) { $0 + $1.0 } / Double(logs.count),
      logs.reduce(0) { $0 + $1.1 } / Double(logs.count)
    )
    exponent =
      logs.reduce(0) { $0 + ($1.0 - means.0) * ($1.1 - means.1) }
      / logs.reduce(0) { $0 + ($1.0 - means.0) * ($1.0 - means.0) }
  }

  /// The largest measured size; 0 if nothing was measured.
  var largest: Int { points.last.map { Int($0.size) } ?? 0 }

  /// The factor of the cost for a size ten times as large; NaN for fewer than two sizes.
  var tenfold: Double { pow(10, exponent) }

  /// Returns the size at which the cost reaches `limit`, between measured sizes or up to 100 times
  /// the largest; `nil` if the cost stays below it there.
  func size(reaching limit: Double) -> Double? {
    guard let last = points.last else { return nil }
    guard let over = points.firstIndex(where: { $0.value >= limit }) else {
      guard exponent > 0 else { return nil }
      let size = last.size * pow(limit / last.value, 1 / exponent)
      return size <= last.size * 100 ? size : nil
    }
    guard over > 0 else { return points[0].size }
    let (below, above) = (points[over - 1], points[over])
    let share = log(limit / below.value) / log(above.value / below.value)
    return below.size * pow(above.size / below.size, share)
  }
}

/// A table of the sizes at which costs use up a limit.
public struct Limits {
  private let limit: Curves.Limit
  private var rows: [[String]] = []

  /// Makes a table without rows.
  public init(_ limit: Curves.Limit) {
    self.limit = limit
  }

  /// Adds one kind of cost.
  ///
  /// - Parameters:
  ///   - name: The measured operation.
  ///   - curves: The curves of the measurement.
  ///   - series: The name of the curve.
  public mutating func add(_ name: String, _ curves: Curves, _ series: String) {
    guard let growth = curves.growth(of: series) else {
      preconditionFailure("there is no curve '\(series)' in '\(curves.title)'")
    }
    guard growth.largest > 0 else {
      rows.append([name, Format.dash, Format.dash, Format.dash])
      return
    }
    let size = growth.size(reaching: limit.value).map { "about \(Self.rounded($0))" }
    rows.append([
      name, Format.ratio(growth.tenfold),
      "\(size ?? "more than \(Format.grouped(growth.largest * 100))") \(curves.variable)",
      Format.grouped(growth.largest),
    ])
  }

  /// The table, with a row for each kind of cost.
  public var table: MarkdownTable {
    var table = MarkdownTable(
      ["What", "Ten times as many cost", "Uses up \(limit.name), at", "Measured up to"],
      [.left, .right, .left, .right])
    for row in rows { table.addRow(row) }
    return table
  }

  /// Formats a size with its first two digits, as more are not known.
  private static func rounded(_ size: Double) -> String {
    let unit = pow(10, max(0, floor(log10(max(size, 1))) - 1))
    return Format.grouped(Int((size / unit).rounded() * unit))
  }
}
