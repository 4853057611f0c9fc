internal import Measuring
internal import UIKit
internal import Usher

/// Measures the host for UIKit over a stand-in for UIKit, and prints a table.
///
/// The costs of views, layers and texts are the stand-in's, not an iPhone's. Each section therefore
/// has a row of plain stand-in views that do the same without Usher.
///
/// `--quick` prints only the names of the rows. With `--write FOLDER`, the results are also written
/// into the documents there.
@main
struct UIKitBenchmark {
  @MainActor
  static func main() {
    let stage = Stage()
    var (table, report) = (Table(), Report(of: .uikit))
    report.addMachine()
    report.add("present", to: &table) { PresentMeasurements.add(to: &$0, on: stage) }
    report.add("motions", to: &table) { MotionMeasurements.add(to: &$0, on: stage) }
    report.add("touches", to: &table) { table in
      FingerMeasurements.add(to: &table, on: stage)
      HitMeasurements.add(to: &table, on: stage)
    }
    report.add("rest", to: &table) { RestMeasurements.add(to: &$0, on: stage) }
    if Run.isQuick {
      print(table.names)
    } else {
      print(
        """
        Usher over a stand-in for UIKit on Linux, in a scene of 390 × 844: medians of an optimised build; \
        allocations counted apart. The views are the stand-in's; nothing here was measured on an iPhone.
        \(Machine.description)

        \(table)
        """)
    }
    report.writeIfAsked()
  }
}

extension Cost {
  /// Summarises samples of `operations` operations each, and one sample with counted allocations.
  init(of samples: [Moment], counted: Moment, operations: Int = 1) {
    self.init(
      of: operations, seconds: samples.map(\.seconds), allocations: Double(counted.allocations))
  }
}
