#if GTK
internal import CGTK
internal import Measuring
internal import UsherGTK

/// Measures overlays in a GTK window, and prints two tables.
///
/// The first table contains Usher's costs, the second compares them with others. The argument
/// `beside` omits the first table; `--quick` prints only the names of the rows. With
/// `--write FOLDER`, both are also written into the documents there.
@main
struct WindowBenchmark {
  @MainActor
  static func main() {
    guard gtk_init_check() != 0 else {
      Failure.end("there is no display; set DISPLAY, or run under xvfb-run")
    }
    do {
      let stage = try Stage()
      var report = Report(of: .window)
      report.addMachine(with: [stage.window.description, ToastPeer.version])
      if !CommandLine.arguments.contains("beside") { print(alone(on: stage, to: &report)) }
      print(beside(on: stage, to: &report))
      report.writeIfAsked()
    } catch {
      Failure.end("\(error)")
    }
  }

  @MainActor
  private static func alone(on stage: Stage, to report: inout Report) -> String {
    var table = Table()
    report.add("frames", to: &table) { FrameMeasurements.add(to: &$0, on: stage) }
    report.add("lists", to: &table) { ListMeasurements.add(to: &$0, on: stage) }
    report.add("first-frames", to: &table) { FirstFrameMeasurements.add(to: &$0, on: stage) }
    report.add("rest", to: &table) { IdleMeasurements.add(to: &$0, on: stage) }
    report.add("memory", to: &table) { MemoryMeasurements.add(to: &$0, on: stage) }
    if Run.isQuick { return table.names }
    return """
      Usher in a window of 390 × 844, above a list of 40 rows: medians of an optimised build; \
      allocations counted apart.
      \(stage.window.description)

      \(table)

      """
  }

  /// Measures the comparisons; runs last, since libadwaita changes the appearance of all widgets in
  /// the program.
  @MainActor
  private static func beside(on stage: Stage, to report: inout Report) -> String {
    var comparison = Comparison()
    CrowdMeasurements.add(to: &comparison, on: stage)
    PeerMeasurements.add(to: &comparison, on: stage)
    report.add("beside", comparison.table)
    if Run.isQuick { return comparison.names }
    return """
      Usher beside others, in turns, each in a window of 390 × 844 above a list of 40 rows.
      \(stage.window.description), \(ToastPeer.version), \(Machine.description)

      \(comparison.table)
      """
  }
}
#endif
