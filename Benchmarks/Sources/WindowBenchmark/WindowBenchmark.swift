#if GTK
internal import CGTK
internal import Measuring
internal import UsherGTK

/// Measures overlays in a GTK window, alone and compared with others, and prints tables.
///
/// With `--write FOLDER`, they are also written into the documents in the folder. With `--quick`,
/// the program only checks that everything can be measured.
@main
struct WindowBenchmark {
  @MainActor
  static func main() {
    guard gtk_init_check() != 0 else {
      Failure.end("there is no display; set DISPLAY, or run under xvfb-run")
    }
    do {
      let stage = try Stage()
      var report = Report(of: "window", with: [stage.window.description, ToastPeer.version])
      report.add("frames") { FrameMeasurements.add(to: &$0, on: stage) }
      report.add("lists") { ListMeasurements.add(to: &$0, on: stage) }
      report.add("first-frames") { FirstFrameMeasurements.add(to: &$0, on: stage) }
      report.add("updates") { UpdateMeasurements.add(to: &$0, on: stage) }
      report.add("rest") { IdleMeasurements.add(to: &$0, on: stage) }
      report.add("memory") { MemoryMeasurements.add(to: &$0, on: stage) }
      let anchorStage = try AnchorMeasurements.stage()
      report.add("anchors") { AnchorMeasurements.add(to: &$0, on: anchorStage) }
      // This is last, because libadwaita changes the appearance of all widgets in the program.
      report.add("beside") { table in
        table.addSection("Medians of one run", ["Ratio", "Usher", "The other"])
        CrowdMeasurements.add(to: &table, on: stage)
        PeerMeasurements.add(to: &table, on: stage)
      }
      report.finish()
    } catch {
      Failure.end("\(error)")
    }
  }
}
#endif
