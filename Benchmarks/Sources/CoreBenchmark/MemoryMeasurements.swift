internal import Measuring
internal import Metering
internal import Usher
internal import UsherRecording

/// Measurements of memory for requests, while they wait and after they have ended.
@MainActor
enum MemoryMeasurements {
  static func add(to table: inout Table) {
    addWaiting(to: &table)
    addEnded(to: &table)
    addRecorded(to: &table)
  }

  /// Measures requests in the engine alone, and in a presenter with its engine.
  ///
  /// In the engine, a request needs an object with its overlay, a record in line and a cell of the
  /// index of ids. In the presenter, it also needs its handle with the record of the callbacks, and
  /// an entry in the table of handles.
  private static func addWaiting(to table: inout Table) {
    table.addSection("Bytes for each waiting request, beyond its content")
    // One-time allocations of the process don't belong to a request.
    consume(presenter(waiting: 1))
    for count in Run.isQuick ? [1000, 2000] : [1000, 10_000, 100_000] {
      for (owner, bytes) in [
        ("engine", bytesHeld { engine(waiting: count) }),
        ("presenter", bytesHeld { presenter(waiting: count) }),
      ] {
        let remark = bytes.map { "\(Int(($0 / Double(count)).rounded(.up))) bytes" }
        table.addRow("\(count), in the \(owner)", remark)
      }
    }
  }

  /// Measures a presenter after requests with unique names and one callback have waited together
  /// and were shown one after another.
  ///
  /// The number of bytes doesn't depend on the number of requests: empty tables and queues have
  /// space for at most 64 entries.
  private static func addEnded(to table: inout Table) {
    table.addSection("Bytes held by a presenter whose requests have all ended")
    for count in Run.isQuick ? [1, 1000, 2000] : [1, 1000, 10_000] {
      consume(presenter(showing: count))
      let bytes = bytesHeld { presenter(showing: count) }
      table.addRow("after \(count)", bytes.map { "\(Int($0)) bytes" })
    }
  }

  /// Measures a recorder's memory for consecutive requests.
  ///
  /// It is limited to 2,000 events and two states of the engine.
  private static func addRecorded(to table: inout Table) {
    table.addSection("Bytes held by a recorder, beyond its presenter")
    for count in Run.isQuick ? [10, 100] : [10, 100, 1000, 10_000] {
      consume(presenter(recording: count, isOn: true))
      let without = bytesHeld { presenter(recording: count, isOn: false) }
      let with = bytesHeld { presenter(recording: count, isOn: true) }
      let remark = without.flatMap { less in with.map { "\(Int($0 - less)) bytes" } }
      table.addRow("after \(count) requests", remark)
    }
  }

  private static func presenter(recording count: Int, isOn: Bool) -> Presenter {
    let host = BlankHost()
    let presenter = Presenter(host: host)
    if isOn { _ = presenter.recording }
    for _ in 0..<count {
      presenter.present(content).dismiss()
      host.pass(.seconds(10))
    }
    return presenter
  }

  private static func engine(waiting count: Int) -> OverlayEngine {
    var engine = OverlayEngine()
    for number in 0..<count {
      let id = OverlayID(UInt64(number) + 1)
      consume(engine.receive(.presentRequested(id, OverlayConfiguration()), at: .origin).count)
    }
    return engine
  }

  private static func presenter(waiting count: Int) -> Presenter {
    let presenter = Presenter(host: BlankHost())
    presenter.pause(.main)
    for _ in 0..<count { presenter.present(content) }
    return presenter
  }

  private static func presenter(showing count: Int) -> Presenter {
    let host = BlankHost()
    let presenter = Presenter(host: host)
    let first = Lifecycle(willPresent: { [weak presenter] in
      for number in 1..<count { presenter?.present(content, name: "\(number)") }
    })
    presenter.present(content, lifecycle: first)
    while !presenter.shown.isEmpty { host.pass(.seconds(10)) }
    return presenter
  }

  private static let content = OverlayContent.notification(title: "Saved")
}
