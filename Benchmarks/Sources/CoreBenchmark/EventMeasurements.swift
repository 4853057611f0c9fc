internal import Measuring
internal import UsherCore

/// Measurements of one event in the engine.
enum EventMeasurements {
  static func add(to table: inout Table) {
    let recording = Recording.mixed
    let count = recording.events.count
    let handled = measure(operations: count) { consume(recording.play()) }
    let drawn = measure(operations: count) { consume(recording.playAsPresenter()) }
    table.addSection("One event of a mixed script")
    table.addRow(
      "handle", handled, "\(Format.count(handled.rate)) a second, of a script of \(count)")
    table.addRow("handle, draw, wakeup", drawn, "\(Format.count(drawn.rate)) a second")
  }
}
