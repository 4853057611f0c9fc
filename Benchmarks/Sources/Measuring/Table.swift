/// Tables of measurements in Markdown, one for each section.
///
/// They are also readable as plain text.
public struct Table: CustomStringConvertible {
  /// The rows of each section.
  ///
  /// The first row is the header.
  private var sections: [[[String]]] = []
  /// The names of the rows without a measurement.
  private(set) var unmeasured: [String] = []

  /// Creates tables without a section.
  public init() {}

  /// Starts a section, whose title is the header of its first column.
  public mutating func addSection(
    _ title: String, _ columns: [String] = ["Time", "Allocations", "In other words"]
  ) {
    sections.append([[title] + columns])
  }

  /// Adds the cost of one operation, with a remark.
  public mutating func addRow(_ name: String, _ cost: Cost, _ remark: String = "") {
    addRow(
      [name, Format.cost(cost), Format.allocations(cost), remark], isMeasured: cost.isMeasured)
  }

  /// Adds a measurement other than a time, or `nil` if the measurement failed.
  public mutating func addRow(_ name: String, _ remark: String?) {
    addRow([name, "", "", remark ?? Format.dash], isMeasured: remark != nil)
  }

  /// Adds a row to the last section.
  ///
  /// - Parameters:
  ///   - cells: The name, and a cell for each additional column.
  ///   - isMeasured: Whether the row has a measurement.
  public mutating func addRow(_ cells: [String], isMeasured: Bool) {
    sections[sections.endIndex - 1].append(cells)
    if !isMeasured { unmeasured.append("\(sections[sections.endIndex - 1][0][0]): \(cells[0])") }
  }

  /// The tables in Markdown.
  ///
  /// Columns without values are omitted.
  public var description: String {
    sections.map(Self.markdown).joined(separator: "\n\n")
  }

  private static func markdown(_ rows: [[String]]) -> String {
    let columns = rows[0].indices.filter { column in
      column == 0 || rows.dropFirst().contains { !["", Format.dash].contains($0[column]) }
    }
    let formatted = columns.map { column in
      let cells = rows.map { $0[column] }
      let width = max(3, cells.map(\.count).max() ?? 0)
      // Numbers are aligned to the right.
      let isNumber = column > 0 && cells[0] != "In other words"
      let padded = cells.map { cell in
        let gap = String(repeating: " ", count: width - cell.count)
        return isNumber ? gap + cell : cell + gap
      }
      let rule = String(repeating: "-", count: width - 1) + (isNumber ? ":" : "-")
      return [padded[0], rule] + padded.dropFirst()
    }
    return (0...rows.count).map { line in
      "| " + formatted.map { $0[line] }.joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }
}
