internal import Measuring

/// Measures the engine and the presenter without a window, and prints a table; with `--quick`, only
/// the names of the rows.
@main
struct CoreBenchmark {
  @MainActor
  static func main() {
    var table = Table()
    EventMeasurements.add(to: &table)
    SceneMeasurements.add(to: &table)
    QueueMeasurements.add(to: &table)
    LineMeasurements.add(to: &table)
    MemoryMeasurements.add(to: &table)
    if Run.isQuick { return print(table.names) }
    print(
      """
      Usher without a window: medians of an optimised build; allocations counted apart.

      \(table)
      """)
  }
}
