internal import Measuring
internal import Metering
internal import Usher

/// Measurements of queueing 100,000 overlays and showing them one after another.
@MainActor
enum QueueMeasurements {
  private static let count = Run.isQuick ? 1000 : 100_000

  static func add(to table: inout Table) {
    for priorities in [1, 5] {
      table.addSection(
        "One of \(count) overlays of \(priorities == 1 ? "1 priority" : "\(priorities) priorities")"
      )
      add(
        "present", to: &table,
        measure(operations: count, preparing: open) { present(to: &$0, priorities) })
      add(
        "show and time out", to: &table,
        measure(operations: count, preparing: { full(priorities) }, drain))
      add(
        "dismiss all, not yet shown", to: &table,
        measure(operations: count, preparing: { full(priorities) }) {
          consume($0.receive(.dismissRequested(.all()), at: .origin).count)
        })
    }
    table.addSection(
      "One of \(count) overlays of 1 priority, with a presenter and a host that draws nothing")
    add(
      "present", to: &table,
      measure(
        operations: count, samples: 5, preparing: { Presenter(host: BlankHost()) }, present))
    add(
      "show and time out", to: &table,
      measure(
        operations: count, samples: 5,
        preparing: {
          let host = BlankHost()
          var presenter = Presenter(host: host)
          present(to: &presenter)
          return (host, presenter)
        },
        { subject in
          while !subject.1.shown.isEmpty { subject.0.pass(.seconds(10)) }
        }))
    addDeclined(to: &table)
  }

  private static func add(_ name: String, to table: inout Table, _ cost: Cost) {
    let total = Format.time(nanoseconds: cost.nanoseconds * Double(count))
    table.addRow(name, cost, "\(total) for all")
  }

  /// Measures a series of overlays that the app declines.
  ///
  /// Each frame processes a batch.
  private static func addDeclined(to table: inout Table) {
    let count = Run.isQuick ? 1000 : 100_000
    table.addSection(
      "One of \(count) waiting overlays that the app declines, a batch in each frame")
    let cost = measure(
      operations: count, samples: 3,
      preparing: {
        let host = BlankHost()
        let presenter = Presenter(host: host)
        presenter.pause(.main)
        let content = OverlayContent(.text(OverlayNode.Text("hello")))
        for _ in 0..<count {
          presenter.present(content, lifecycle: Lifecycle(shouldPresent: { false }))
        }
        return (host, presenter)
      },
      { subject in
        subject.1.resume(.main)
        while subject.1.waitingCount > 0 {
          subject.0.pass(.milliseconds(16))
        }
      })
    table.addRow("decline", cost, "\(Format.time(nanoseconds: cost.nanoseconds * 512)) a frame")
  }

  private static func open() -> OverlayEngine {
    var engine = OverlayEngine()
    let viewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
    consume(engine.receive(.viewportChanged(viewport), at: .origin).count)
    return engine
  }

  private static func full(_ priorities: Int) -> OverlayEngine {
    var engine = open()
    present(to: &engine, priorities)
    return engine
  }

  private static func present(to engine: inout OverlayEngine, _ priorities: Int) {
    for number in 0..<count {
      let overlay = OverlayConfiguration(priority: Priority(number % priorities * 100))
      let id = OverlayID(UInt64(number) + 1)
      consume(engine.receive(.presentRequested(id, overlay), at: .origin).count)
    }
  }

  private static func present(to presenter: inout Presenter) {
    let content = OverlayContent.notification(title: "Saved")
    for _ in 0..<count { presenter.present(content) }
  }

  /// Reports the size of each overlay, and advances the clock past its entrance, rest and exit.
  private static func drain(_ engine: inout OverlayEngine) {
    var now = Instant.origin
    while let id = engine.shown.last {
      consume(engine.receive(.measured(id, OverlaySize(width: 366, height: 72)), at: now).count)
      now = now.advanced(by: .seconds(10))
      consume(engine.receive(.timePassed, at: now).count)
    }
  }
}
