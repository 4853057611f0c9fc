/// A table of measurements with a row for each: name, time, spread, allocations and a remark.
public struct Table: CustomStringConvertible {
  private var lines: [Line] = []
  private static let header = ["What", "Time", "Spread", "Allocations", "In other words"]

  private enum Line {
    case section(String)
    case row([String], isMeasured: Bool)
  }

  /// Makes an empty table.
  public init() {}

  /// Begins a section of rows.
  public mutating func addSection(_ title: String) {
    lines.append(.section(title))
  }

  /// Adds the cost of one operation, with a remark.
  public mutating func addRow(_ name: String, _ cost: Cost, _ remark: String = "") {
    lines.append(
      .row(
        [
          name, Format.time(nanoseconds: cost.nanoseconds), Format.spread(cost),
          Format.allocations(cost), remark,
        ], isMeasured: cost.isMeasured))
  }

  /// Adds a measurement other than a time; `nil` for a failed measurement.
  public mutating func addRow(_ name: String, _ remark: String?) {
    lines.append(.row([name, "", "", "", remark ?? Format.dash], isMeasured: remark != nil))
  }

  /// Adds the sections of another table.
  public mutating func add(_ other: Table) {
    lines += other.lines
  }

  /// Adds a section with a row for each value of the curves, by size.
  public mutating func add(_ curves: Curves) {
    addSection(curves.title)
    for size in curves.sizes {
      for series in curves.series {
        guard let point = series.points.first(where: { $0.size == size }),
          let first = series.points.first
        else { continue }
        let name = "\(Format.grouped(size)): \(series.name)"
        let ratio = Format.ratio(point.value / first.value)
        let isMeasured = !point.value.isNaN
        lines.append(
          .row(
            [
              name, curves.unit.format(point.value), point.spread.map(Format.spread) ?? "", "",
              "\(ratio) as for \(Format.grouped(first.size))",
            ], isMeasured: isMeasured))
      }
    }
  }

  /// The names of the sections and of their rows, one per line.
  public var names: String {
    lines.map { line in
      switch line {
      case .section(let title): title
      case .row(let cells, let isMeasured): "  \(RowName(cells[0], isMeasured: isMeasured))"
      }
    }
    .joined(separator: "\n")
  }

  /// The whole table as text.
  public var description: String {
    let rows =
      [Self.header] + lines.compactMap { if case .row(let cells, _) = $0 { cells } else { nil } }
    let widths = Self.header.indices.map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let rule = String(repeating: "─", count: widths.reduce(2 * (widths.count - 1), +) + 2)
    var text = [Self.line(Self.header, widths), rule]
    for line in lines {
      switch line {
      case .section(let title): text += text.count > 2 ? ["", title] : [title]
      case .row(let cells, _): text.append(Self.line(cells, widths))
      }
    }
    return text.joined(separator: "\n")
  }

  /// The sections in Markdown, a table for each; columns without a value are left out.
  var markdown: String {
    var tables: [(title: String, rows: [[String]])] = []
    for line in lines {
      switch line {
      case .section(let title): tables.append((title, []))
      case .row(let cells, _):
        if tables.isEmpty { tables.append((Self.header[0], [])) }
        let time =
          cells[2].isEmpty || cells[2] == Format.dash ? cells[1] : "\(cells[1]) \(cells[2])"
        tables[tables.endIndex - 1].rows.append([cells[0], time, cells[3], cells[4]])
      }
    }
    return tables.map { Self.markdown($0.title, $0.rows) }.joined(separator: "\n\n")
  }

  private static func markdown(_ title: String, _ rows: [[String]]) -> String {
    let columns = (0..<4).filter { column in
      column == 0 || rows.contains { !$0[column].isEmpty && $0[column] != Format.dash }
    }
    let names = [title, header[1], header[3], header[4]]
    let alignments: [MarkdownTable.Alignment] = [.left, .right, .right, .left]
    var table = MarkdownTable(columns.map { names[$0] }, columns.map { alignments[$0] })
    for row in rows { table.addRow(columns.map { row[$0] }) }
    return table.description
  }

  /// Formats a line; the first and the last column are aligned left, the numbers between them
  /// right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, (cell, width)) in zip(cells, widths).enumerated() {
      let gap = String(repeating: " ", count: max(width - cell.count, 0))
      let isNumber = column > 0 && column < widths.count - 1
      line += "  " + (isNumber ? gap + cell : cell + gap)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
