internal import Measuring
internal import UIKit
internal import Usher

/// Measures the host for UIKit over a stand-in for UIKit, and prints a table; with `--quick`, only
/// the names of the rows.
///
/// The costs of views, layers and texts are the stand-in's, not an iPhone's. Each section therefore
/// has a row of plain stand-in views that do the same without Usher.
@main
struct UIKitBenchmark {
  @MainActor
  static func main() {
    let stage = Stage()
    var table = Table()
    PresentMeasurements.add(to: &table, on: stage)
    MotionMeasurements.add(to: &table, on: stage)
    FingerMeasurements.add(to: &table, on: stage)
    HitMeasurements.add(to: &table, on: stage)
    RestMeasurements.add(to: &table, on: stage)
    if Run.isQuick { return print(table.names) }
    print(
      """
      Usher over a stand-in for UIKit on Linux, in a scene of 390 × 844: medians of an optimised build; \
      allocations counted apart. The views are the stand-in's; nothing here was measured on an iPhone.
      \(Machine.description)

      \(table)
      """)
  }
}

extension Cost {
  /// Summarises samples of `operations` operations each, and one sample with counted allocations.
  init(of samples: [Moment], counted: Moment, operations: Int = 1) {
    self.init(
      of: operations, seconds: samples.map(\.seconds), allocations: Double(counted.allocations))
  }
}
