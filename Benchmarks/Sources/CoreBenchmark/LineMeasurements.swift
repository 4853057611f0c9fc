internal import Measuring
internal import Queue
internal import UsherCore

/// The measurements of the engine's waiting line: beside a sorted array in the same run, and with
/// growing size.
enum LineMeasurements {
  /// The numbers of waiting overlays to measure.
  private static let sizes =
    Run.isQuick ? [1000, 2000, 3000, 4000] : [1000, 10_000, 100_000, 1_000_000]

  /// The numbers of overlays that leave together, and the totals.
  private static let groups =
    Run.isQuick
    ? [(100, 1000), (100, 2000), (1000, 2000)] : [(100, 1000), (100, 100_000), (10_000, 100_000)]

  static func add(to table: inout Table) {
    addComparison(to: &table)
    addGroups(to: &table)
    addMemory(to: &table)
  }

  private static func addComparison(to table: inout Table) {
    let crowd = Crowd(count: Run.isQuick ? 1000 : 100_000, priorities: .five)
    let (line, order) = throughput(of: EngineLine(), crowd, samples: 7)
    table.addSection(
      "One of \(crowd.count) overlays of 5 priorities: all are added, then all are taken")
    table.addRow("the engine's line", line)
    for (name, keepsOverlays) in [
      ("a sorted array", true), ("a sorted array without the overlays", false),
    ] {
      let (array, arrayOrder) = throughput(
        of: SortedLine(keepsOverlays: keepsOverlays), crowd, samples: 1)
      precondition(order == arrayOrder, "both lines keep the same order")
      table.addRow(
        name, array, "\(Format.ratio(array, to: line)) as long as the engine's line")
    }
  }

  /// Measures the arrival and the removal of all overlays, and returns a fingerprint of their
  /// order.
  private static func throughput(
    of empty: some Line, _ crowd: Crowd, samples: Int
  ) -> (Cost, order: UInt64) {
    var order: UInt64 = 0
    let times = (0..<samples).map { _ in
      var line = empty
      order = 0
      return seconds {
        for number in 0..<crowd.count { line.append(crowd.id(number), crowd.overlay(number)) }
        while let id = line.popFirst() { order = order &* 31 &+ id.rawValue }
      }
    }
    return (Cost(of: crowd.count, seconds: times), order)
  }

  /// The costs of one of the waiting overlays, all priorities of which are different, and of a
  /// deadline among as many.
  static func curves() -> Curves {
    var curves = Curves(
      "The waiting line alone, all priorities different", of: "waiting overlays")
    for count in sizes {
      let costs = SteadyCosts(of: Crowd(count: count, priorities: .distinct))
      curves.add("add", at: count, costs.arrival)
      curves.add("take the next", at: count, costs.turn)
      curves.add("remove by id", at: count, costs.removal)
      curves.add("remove from a dictionary", at: count, costs.dictionary)
      curves.add("add and pass a deadline", at: count, deadline(among: count))
    }
    return curves
  }

  private static func addGroups(to table: inout Table) {
    table.addSection("One overlay of a group that is removed at once")
    for (group, count) in groups {
      let crowd = Crowd(count: count, priorities: .five, group: group)
      for (name, remove) in crowd.groupRemovals {
        var line = crowd.line()
        let times = (0..<9).map { _ in
          let time = seconds { precondition(remove(&line) == group) }
          for number in crowd.groupNumbers { line.append(crowd.id(number), crowd.overlay(number)) }
          return time
        }
        table.addRow("\(group) of \(count), by \(name)", Cost(of: group, seconds: times))
      }
    }
  }

  private static func addMemory(to table: inout Table) {
    let size = MemoryLayout<Overlay>.size
    table.addSection(
      "Bytes for each waiting overlay, without the overlay itself; each has its own name")
    for priorities in [Crowd.Priorities.five, .distinct] {
      for count in sizes.suffix(2) {
        let crowd = Crowd(count: count, priorities: priorities, hasNames: true)
        let remark = bytesHeld { crowd.line() }.map { bytes in
          "\(Int((bytes / Double(count)).rounded(.up)) - size) bytes beyond \(size)"
        }
        table.addRow("\(count), \(priorities.title)", remark)
      }
    }
  }

  /// Measures adding a deadline at a random time and removing the earliest one, at a constant
  /// number of deadlines.
  private static func deadline(among count: Int) -> Cost {
    var queue = EngineDeadlines()
    var next = 0
    func addOne() {
      next += 1
      let time = Int64(Crowd.scatter(next).magnitude >> 2)
      queue.add(OverlayID(UInt64(next)), at: Instant(nanoseconds: time))
    }
    while next < count { addOne() }
    let step = 200
    let times = (0..<51).map { _ in
      seconds {
        for _ in 0..<step {
          addOne()
          consume(queue.popFirst())
        }
      }
    }
    return Cost(of: step, seconds: times)
  }
}
