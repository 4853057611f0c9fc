import Testing

@testable import UsherCore

@Suite struct WaitingLineTests {
  private func entry(_ id: UInt64, _ priority: Int) -> WaitingLine.Entry {
    WaitingLine.Entry(id: OverlayID(id), overlay: .plain(priority: Priority(priority)))
  }

  @Test("nobody waits in a new line")
  func empty() {
    var line = WaitingLine()
    #expect(line.count == 0 && line.entries.isEmpty)
    #expect(line.popFirst() == nil)
    #expect(!line.contains(.first))
    let wasRemoved = line.remove(.first)
    #expect(!wasRemoved)
  }

  @Test("it agrees with a plain sorted list, whoever comes, goes first or leaves")
  func model() {
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      var line = WaitingLine()
      var list: [WaitingLine.Entry] = []
      // Every other line grows long before it shrinks.
      let arrivals = seed.isMultiple(of: 2) ? 5 : 8
      for step in 0..<400 {
        let draw = random.int(in: 0...11)
        if draw < (step < 200 ? arrivals : 4) {
          let entry = entry(UInt64(step), random.int(in: -2...2))
          line.append(entry)
          let behind = list.firstIndex { $0.overlay.priority < entry.overlay.priority }
          list.insert(entry, at: behind ?? list.endIndex)
        } else if draw < 9 {
          let expected = list.isEmpty ? nil : list.removeFirst()
          guard line.popFirst() == expected else {
            Issue.record("seed \(seed), step \(step): the wrong one came first")
            return
          }
        } else if draw < 11 {
          let id = random.chance(1, outOf: 5) ? OverlayID(9999) : random.pick(from: list)?.id
          let index = list.firstIndex { $0.id == id }
          if let index { list.remove(at: index) }
          if let id, line.remove(id) != (index != nil) {
            Issue.record("seed \(seed), step \(step): removed what was not there, or not what was")
            return
          }
        } else if random.chance(1, outOf: 60) {
          line.removeAll()
          list = []
        }
        guard line.entries == list, line.count == list.count,
          list.allSatisfy({ line.contains($0.id) })
        else {
          Issue.record("seed \(seed), step \(step): \(line.entries) instead of \(list)")
          return
        }
      }
    }
  }

  @Test("one who left may come back, behind the others")
  func comesBack() {
    var line = WaitingLine()
    line.append(entry(1, 0))
    line.append(entry(2, 0))
    let wasRemoved = line.remove(.first)
    #expect(wasRemoved)
    line.append(entry(1, 0))
    #expect(line.entries.map { $0.id } == [.second, .first])
  }

  @Test("a partition point is the first index of the second part", arguments: 0...9)
  func partition(count: Int) {
    for point in 0...count {
      #expect(partitionPoint(of: count) { $0 >= point } == point)
    }
  }
}
