internal import Measuring

/// Measures the host for UIKit with a stand-in for UIKit, and prints tables.
///
/// The costs of views, layers and texts are the stand-in's costs, not an iPhone's. Therefore, each
/// section has a row with plain stand-in views that do the same without Usher.
///
/// With `--write FOLDER`, the tables are also written into the documents in the folder. With
/// `--quick`, the program only checks that everything can be measured.
@main
struct UIKitBenchmark {
  @MainActor
  static func main() {
    let stage = Stage()
    var report = Report(of: "uikit")
    report.add("present") { PresentMeasurements.add(to: &$0, on: stage) }
    report.add("motions") { MotionMeasurements.add(to: &$0, on: stage) }
    report.add("touches") { table in
      FingerMeasurements.add(to: &table, on: stage)
      HitMeasurements.add(to: &table, on: stage)
    }
    report.add("rest") { RestMeasurements.add(to: &$0, on: stage) }
    report.finish()
  }
}
