internal import Measuring

extension Table {
  /// Adds the medians of Usher and another implementation from the same run.
  ///
  /// The ratio is first.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - ours: Usher's cost.
  ///   - other: The other implementation's cost.
  ///   - otherName: The other implementation's name.
  mutating func addComparison(
    _ name: String, _ ours: Cost, _ other: Cost, of otherName: String
  ) {
    addRow(
      [
        name, Format.ratio(ours, to: other), Format.cost(ours),
        "\(Format.cost(other)), \(otherName)",
      ], isMeasured: ours.isMeasured && other.isMeasured)
  }
}
