internal import CAllocations
internal import Measuring
internal import Metering
internal import UIKit
internal import Usher

/// Measurements of a minute without motion.
@MainActor
enum RestMeasurements {
  static func add(to table: inout Table, on stage: Stage) {
    table.addSection("One minute at rest")
    add("no overlay", to: &table, on: stage)
    stage.present(entrance: OverlayTransition())
    stage.rest()
    add("1 overlay", to: &table, on: stage)
    stage.clear()
  }

  private static func add(_ name: String, to table: inout Table, on stage: Stage) {
    let before = stage.meter.eventCount
    allocations_start()
    StandIn.advance(by: 60)
    let allocations = allocations_stop()
    let armed = stage.host.isIdle ? "nothing armed" : "something still armed"
    table.addRow(
      name,
      "\(stage.meter.eventCount - before) events for Usher, \(allocations) allocations; \(armed)")
  }
}
