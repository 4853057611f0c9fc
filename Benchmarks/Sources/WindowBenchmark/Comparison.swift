#if GTK
internal import Measuring

/// A table that compares Usher with another implementation measured in the same run; the ratio
/// comes first.
struct Comparison {
  /// The rows.
  private(set) var table = MarkdownTable(["Medians of one run", "Ratio", "Usher", "The other"])
  private var rowNames: [RowName] = []

  /// Adds the medians of one measurement.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - ours: Usher's cost.
  ///   - other: The other implementation's cost.
  ///   - otherName: The other implementation's name.
  mutating func addRow(_ name: String, _ ours: Cost, _ other: Cost, of otherName: String) {
    add(
      [name, Format.ratio(ours, to: other), Self.cell(ours), "\(Self.cell(other)), \(otherName)"],
      isMeasured: ours.isMeasured && other.isMeasured)
  }

  /// Adds the time by which Usher is earlier.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - ours: Usher's cost, and the frame in which it finishes.
  ///   - other: The other implementation's cost, and the frame in which it finishes.
  ///   - otherName: The other implementation's name.
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
    table.addRow(cells)
    rowNames.append(RowName(cells[0], isMeasured: isMeasured))
  }

  /// The names of the rows, one per line.
  var names: String { rowNames.map(\.description).joined(separator: "\n") }

  private static func cell(_ cost: Cost) -> String {
    "\(Format.time(nanoseconds: cost.nanoseconds)) \(Format.spread(cost))"
  }
}
#endif
