#if GTK
internal import CGTK
internal import Measuring
internal import UsherGTK

/// Measures overlays in a GTK window, and prints two tables.
///
/// The first table contains Usher's costs, the second compares them with others. The argument
/// `beside` omits the first table; `--quick` prints only the names of the rows.
@main
struct WindowBenchmark {
  @MainActor
  static func main() {
    guard gtk_init_check() != 0 else {
      Failure.end("there is no display; set DISPLAY, or run under xvfb-run")
    }
    do {
      let stage = try Stage()
      if !CommandLine.arguments.contains("beside") { print(alone(on: stage)) }
      print(beside(on: stage))
    } catch {
      Failure.end("\(error)")
    }
  }

  @MainActor
  private static func alone(on stage: Stage) -> String {
    var table = Table()
    FrameMeasurements.add(to: &table, on: stage)
    ListMeasurements.add(to: &table, on: stage)
    FirstFrameMeasurements.add(to: &table, on: stage)
    IdleMeasurements.add(to: &table, on: stage)
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
  private static func beside(on stage: Stage) -> String {
    var comparison = Comparison()
    CrowdMeasurements.add(to: &comparison, on: stage)
    PeerMeasurements.add(to: &comparison, on: stage)
    if Run.isQuick { return comparison.names }
    return """
      Usher beside others, in turns, each in a window of 390 × 844 above a list of 40 rows.
      \(stage.window.description), \(ToastPeer.version), \(Machine.description)

      \(comparison)
      """
  }
}
#endif
