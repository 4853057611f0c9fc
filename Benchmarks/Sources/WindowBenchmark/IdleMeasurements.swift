#if GTK
internal import CAllocations
internal import Measuring
internal import Metering
internal import Usher
internal import UsherGTK

/// Measurements of a second without motion.
@MainActor
enum IdleMeasurements {
  private static let rounds = Run.isQuick ? 1 : 3
  private static let seconds = Run.isQuick ? 0.2 : 2.0

  static func add(to table: inout Table, on stage: Stage) {
    var (without, with) = ([Second](), [Second]())
    for _ in 0..<rounds {
      without.append(wait(on: stage))
      stage.presenter.present(
        Message.content(hasShadow: true), as: Message.overlay(entrance: OverlayTransition()))
      stage.rest()
      with.append(wait(on: stage))
      stage.clear()
    }
    table.addSection("CPU of the whole program in one second at rest")
    add("no overlay", without, to: &table)
    add("1 overlay", with, to: &table)
  }

  private struct Second {
    let worked: Double
    let allocations: UInt64
    let frames: Int
    let events: Int
    let rounds: Int
    let isIdle: Bool
  }

  private static func wait(on stage: Stage) -> Second {
    let (frames, events) = (stage.probe.frameCount, stage.meter.eventCount)
    allocations_start()
    let start = Seconds.ofProcess
    let rounds = MainLoop.run(seconds: seconds)
    let worked = Seconds.ofProcess - start
    return Second(
      worked: worked / seconds, allocations: allocations_stop(),
      frames: stage.probe.frameCount - frames, events: stage.meter.eventCount - events,
      rounds: rounds, isIdle: stage.host.isIdle)
  }

  private static func add(_ name: String, _ waits: [Second], to table: inout Table) {
    let allocations = Double(waits.map(\.allocations).max() ?? 0) / seconds
    let frames = waits.map(\.frames).reduce(0, +)
    let events = waits.map(\.events).reduce(0, +)
    let rounds = waits.map(\.rounds).reduce(0, +)
    let isIdle = waits.allSatisfy(\.isIdle)
    table.addRow(
      name,
      Cost(
        seconds: waits.map(\.worked),
        allocations: allocations_are_counted() ? allocations : nil),
      "\(frames) frames, \(rounds) wakeups, \(events) of them for Usher; "
        + (isIdle ? "nothing armed" : "something still armed"))
  }
}
#endif
