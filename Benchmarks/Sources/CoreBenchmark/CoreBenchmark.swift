internal import Measuring

/// Measures the engine and the presenter without a window, and prints tables.
///
/// With `--write FOLDER`, they are also written into the documents in the folder. With `--quick`,
/// the program only checks that everything can be measured.
@main
struct CoreBenchmark {
  @MainActor
  static func main() {
    var report = Report(of: "core")
    report.add("events") { table in
      EventMeasurements.add(to: &table)
      RecorderMeasurements.add(to: &table)
      SceneMeasurements.add(to: &table)
    }
    report.add("requests") { QueueMeasurements.add(to: &$0) }
    report.add("held") { MemoryMeasurements.add(to: &$0) }
    report.add("shown") { $0.add(ShownMeasurements.steady()) }
    report.add("changing") { $0.add(ShownMeasurements.changing()) }
    report.add("waiting") { $0.add(WaitingMeasurements.one()) }
    report.add("all-waiting") { $0.add(WaitingMeasurements.all()) }
    report.add("lanes") { $0.add(LaneMeasurements.curves()) }
    report.add("presenters") { $0.add(PresenterMeasurements.curves()) }
    report.add("bursts") { $0.add(RateMeasurements.bursts()) }
    report.add("rates") { $0.add(RateMeasurements.rates()) }
    report.finish()
  }
}
