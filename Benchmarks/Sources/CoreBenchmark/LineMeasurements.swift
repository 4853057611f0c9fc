internal import Measuring
internal import Queue

/// The engine's waiting line beside a sorted array in the same run.
enum LineMeasurements {
  static func add(to table: inout Table) {
    table.addSection("One that arrives in the waiting line and leaves")
    for count in [10, 10_000] {
      add("\(count) of 1 priority", count, QueueScript(count: count, priorities: 1), to: &table)
      add("\(count) of 5 priorities", count, QueueScript(count: count, priorities: 5), to: &table)
      add(
        "\(count) of 5, from anywhere", count,
        QueueScript(count: count, priorities: 5, isShuffled: true), to: &table)
    }
  }

  private static func add(
    _ name: String, _ count: Int, _ script: QueueScript, to table: inout Table
  ) {
    precondition(
      script.playWaitingLine() == script.playSortedLine(), "both lines keep the same order")
    let line = measure(operations: count) { consume(script.playWaitingLine()) }
    let array = measure(operations: count) { consume(script.playSortedLine()) }
    table.addRow(
      name, line,
      "a sorted array takes \(Format.ratio(array, to: line)) as long, "
        + Format.time(nanoseconds: array.nanoseconds))
  }
}
