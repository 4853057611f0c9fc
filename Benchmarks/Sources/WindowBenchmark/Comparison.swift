#if GTK
internal import Measuring

/// What was measured of Usher and of something else in the same run, a row each; the ratio comes first.
struct Comparison: CustomStringConvertible {
  private var rows: [[String]] = []

  /// Adds medians of one thing.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - ours: What Usher takes.
  ///   - other: What the other one takes.
  ///   - otherName: Who that is.
  mutating func addRow(_ name: String, _ ours: Cost, _ other: Cost, of otherName: String) {
    rows.append([
      name, Format.ratio(ours, to: other), Self.cell(ours), "\(Self.cell(other)), \(otherName)",
    ])
  }

  /// Adds how much sooner Usher is.
  mutating func addLead(_ name: String, _ ours: Cost, _ other: Cost) {
    let lead = other.nanoseconds - ours.nanoseconds
    let time = Format.time(nanoseconds: lead.magnitude)
    rows.append([name, lead < 0 ? "\(time) later" : "\(time) sooner", "", ""])
  }

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
