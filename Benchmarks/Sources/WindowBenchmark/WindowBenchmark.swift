#if GTK
internal import CGTK
internal import Measuring
internal import UsherGTK

/// Measures overlays in a GTK window, and prints one table.
@main
struct WindowBenchmark {
  @MainActor
  static func main() {
    guard gtk_init_check() != 0 else {
      Failure.end("there is no display; set DISPLAY, or run under xvfb-run")
    }
    do {
      let stage = try Stage()
      var table = Table()
      FrameMeasurements.add(to: &table, on: stage)
      FirstFrameMeasurements.add(to: &table, on: stage)
      IdleMeasurements.add(to: &table, on: stage)
      print(
        """
        Usher in a window of 390 × 844, above a list of 40 rows: medians of an optimised build; \
        allocations counted apart.
        \(stage.description)

        \(table)
        """)
    } catch {
      Failure.end("\(error)")
    }
  }
}
#endif
