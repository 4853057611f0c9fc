internal import Measuring

/// Measures the engine and the presenter without a window, and prints a table.
///
/// `--quick` prints only the names of the rows. With `--write FOLDER`, the results are also written
/// into the documents there.
@main
struct CoreBenchmark {
  @MainActor
  static func main() {
    var (table, report) = (Table(), Report(of: .core))
    report.addMachine()
    report.add("events", to: &table) { table in
      EventMeasurements.add(to: &table)
      SceneMeasurements.add(to: &table)
    }
    report.add("requests", to: &table) { QueueMeasurements.add(to: &$0) }
    report.add("held", to: &table) { MemoryMeasurements.add(to: &$0) }
    var limits = Limits(.frame)
    for (word, curves) in Scaling.measured(&limits) {
      report.add(word, to: &table, curves)
    }
    report.add("limits", limits.table)
    if Run.isQuick {
      print(table.names)
    } else {
      print(
        """
        Usher without a window: medians of an optimised build; allocations counted apart.

        \(table)

        \(limits.table)
        """)
    }
    report.writeIfAsked()
  }
}
