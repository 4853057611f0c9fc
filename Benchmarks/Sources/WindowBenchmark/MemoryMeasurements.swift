#if GTK
internal import CAllocations
internal import Measuring
internal import Metering
internal import Usher
@_spi(Inspection) internal import UsherGTK

/// Measurements of memory for shown overlays, and after many overlays were removed.
///
/// All allocations of the program are included, even in GTK, but not memory that libraries request
/// from the system in other ways. GLib must not cache freed memory. Versions before 2.76 need
/// `G_SLICE=always-malloc` in the environment.
@MainActor
enum MemoryMeasurements {
  private static let shownCount = 20
  /// The numbers of removed overlays after which the remaining memory is measured.
  private static let goneCounts = Run.isQuick ? [20, 40, 60] : [100, 1000, 10_000]

  static func add(to table: inout Table, on stage: Stage) {
    table.addSection("Memory of each of \(shownCount) overlays at rest, with their shadows")
    for kind in Message.Kind.allCases {
      // One-time allocations of the program don't belong to an overlay.
      show(kind, on: stage)
      stage.clear()
      let before = start()
      show(kind, on: stage)
      stage.rest()
      let held = Held(since: before)
      stage.clear()
      table.addRow(kind.parts, held.map { $0.each(of: shownCount) })
    }
    table.addSection("Memory held after overlays that came and went, beyond that before them")
    let before = start()
    var goneCount = 0
    for count in goneCounts {
      while goneCount < count {
        show(.whole, on: stage)
        stage.presenter.dismissAll()
        MainLoop.run { stage.presenter.shown.isEmpty }
        goneCount += shownCount
      }
      stage.rest()
      table.addRow("\(count)", Held(since: before).map { $0.all })
    }
    _ = allocations_stop()
  }

  /// Shows overlays, and waits for the frame that draws them.
  private static func show(_ kind: Message.Kind, on stage: Stage) {
    let frame = stage.probe.frameCount
    for number in 0..<shownCount {
      stage.presenter.present(
        Message.closable(kind, hasShadow: true),
        as: Message.overlay(top: 12 + Double(number) * 38, entrance: OverlayTransition()))
    }
    MainLoop.run { stage.probe.frameCount > frame }
  }

  private static func start() -> (widgets: Int, closures: Int) {
    allocations_start()
    return (Census.widgets, Census.closures)
  }

  /// The memory allocated since a start.
  private struct Held {
    private let bytes: Int64
    private let widgets: Int
    private let closures: Int

    /// Counts, or returns `nil` if allocations aren't counted.
    init?(since start: (widgets: Int, closures: Int)) {
      guard allocations_are_counted() else { return nil }
      bytes = allocations_held_bytes()
      widgets = Census.widgets - start.widgets
      closures = Census.closures - start.closures
    }

    var all: String {
      "\(bytes) bytes, \(widgets) of the host's widgets, \(closures) closures"
    }

    func each(of count: Int) -> String {
      "\(bytes / Int64(count)) bytes, among them \(widgets / count) of the host's widgets and "
        + "\(closures / count) closures"
    }
  }
}
#endif
