/// Costs that change with a size, such as the number of shown overlays: one curve for each kind of
/// cost.
public struct Curves {
  /// The title of the plot, and of the section in the printed table.
  public let title: String
  /// The plural of what the size counts, such as "shown overlays".
  let variable: String
  let unit: Unit
  let limit: Limit?
  private(set) var series: [Series] = []

  /// The unit of the values.
  public enum Unit: Sendable {
    /// Nanoseconds, on a logarithmic axis.
    case time
    /// Bytes, on a linear axis from 0.
    case bytes
  }

  /// The values of one kind.
  struct Series {
    let name: String
    var points: [Point] = []
  }

  /// The value at one size; NaN if it was not measured.
  struct Point {
    let size: Int
    let value: Double
    let spread: Double?
  }

  /// A value that the costs should stay below.
  public struct Limit: Sendable {
    let name: String
    let value: Double

    /// One frame at 60 frames per second.
    public static let frame = Limit(name: "one frame, 16.7 ms", value: 1e9 / 60)
    /// One second.
    public static let second = Limit(name: "one second", value: 1e9)
  }

  /// Makes curves without points.
  ///
  /// - Parameters:
  ///   - title: The title, a noun phrase.
  ///   - variable: The plural of what the size counts.
  ///   - unit: The unit of the values.
  ///   - limit: The value that the costs should stay below; drawn as a line.
  public init(
    _ title: String, of variable: String, in unit: Unit = .time, below limit: Limit? = nil
  ) {
    self.title = title
    self.variable = variable
    self.unit = unit
    self.limit = limit
  }

  /// Adds the cost of one operation at a size.
  public mutating func add(_ name: String, at size: Int, _ cost: Cost) {
    add(name, Point(size: size, value: cost.nanoseconds, spread: cost.spread))
  }

  /// Adds a value without a spread at a size; `nil` for a failed measurement.
  public mutating func add(_ name: String, at size: Int, _ value: Double?) {
    add(name, Point(size: size, value: value ?? .nan, spread: nil))
  }

  private mutating func add(_ name: String, _ point: Point) {
    if let index = series.firstIndex(where: { $0.name == name }) {
      series[index].points.append(point)
    } else {
      series.append(Series(name: name, points: [point]))
    }
  }

  /// The growth of one kind of cost; `nil` for a name without a curve.
  public func growth(of name: String) -> Growth? {
    series.first { $0.name == name }.map { Growth(of: $0.points) }
  }

  /// The sizes in ascending order.
  var sizes: [Int] { Set(series.flatMap { $0.points.map(\.size) }).sorted() }

  /// The values as a table with a row for each size.
  var table: MarkdownTable {
    var table = MarkdownTable(
      [variable.prefix(1).uppercased() + variable.dropFirst()] + series.map(\.name),
      Array(repeating: .right, count: series.count + 1))
    for size in sizes {
      table.addRow(
        [Format.grouped(size)]
          + series.map { series in
            guard let point = series.points.first(where: { $0.size == size }) else { return "" }
            let value = unit.format(point.value)
            guard let spread = point.spread, spread.isFinite else { return value }
            return "\(value) \(Format.spread(spread))"
          })
    }
    return table
  }

  /// The curves as a picture, with a logarithmic axis for sizes.
  var plot: Plot {
    Plot(
      title: title, variable: variable, unit: unit, limit: limit,
      series: series.map { series in
        (series.name, series.points.map { (Double($0.size), $0.value) })
      })
  }
}

extension Curves.Unit {
  func format(_ value: Double) -> String {
    switch self {
    case .time: Format.time(nanoseconds: value)
    case .bytes: Format.bytes(value)
    }
  }
}
