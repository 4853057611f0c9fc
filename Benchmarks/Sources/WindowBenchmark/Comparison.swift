#if GTK
internal import Measuring

/// What was measured of Usher and of something else in the same run, a row each; the ratio comes first.
struct Comparison: CustomStringConvertible {
  private var rows: [[String]] = []
  private var rowNames: [RowName] = []

  /// Adds medians of one thing.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - ours: What Usher takes.
  ///   - other: What the other one takes.
  ///   - otherName: Who that is.
  mutating func addRow(_ name: String, _ ours: Cost, _ other: Cost, of otherName: String) {
    add(
      [name, Format.ratio(ours, to: other), Self.cell(ours), "\(Self.cell(other)), \(otherName)"],
      isMeasured: ours.isMeasured && other.isMeasured)
  }

  /// Adds how much sooner Usher is.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - ours: What Usher takes, and in which frame it is done.
  ///   - other: What the other one takes, and in which frame it is done.
  ///   - otherName: Who that is.
  mutating func addLead(
    _ name: String, _ ours: (cost: Cost, frame: Int), _ other: (cost: Cost, frame: Int),
    of otherName: String
  ) {
    let lead = other.cost.nanoseconds - ours.cost.nanoseconds
    let time = Format.time(nanoseconds: lead.magnitude)
    add(
      [
        name, lead < 0 ? "\(time) later" : "\(time) sooner", "frame \(ours.frame)",
        "frame \(other.frame), \(otherName)",
      ], isMeasured: lead.isFinite)
  }

  private mutating func add(_ cells: [String], isMeasured: Bool) {
    rows.append(cells)
    rowNames.append(RowName(cells[0], isMeasured: isMeasured))
  }

  /// The names of the rows, a line for each.
  var names: String { rowNames.map(\.description).joined(separator: "\n") }

  /// A table in Markdown.
  var description: String {
    let header = ["Medians of one run", "Ratio", "Usher", "The other"]
    let lines = [header, header.map { _ in "---" }] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: cell == "---" ? "-" : " ", count: max(width - cell.count, 0))
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }

  private static func cell(_ cost: Cost) -> String {
    "\(Format.time(nanoseconds: cost.nanoseconds)) \(Format.spread(cost))"
  }
}
#endif
