import Testing

@testable import UsherCore

@Suite("Waiting lines")
struct WaitingLineTests {
  private func entry(_ id: UInt64, _ priority: Int = 0, name: UInt64? = nil) -> WaitingLine.Entry {
    let overlay = Overlay.plain(priority: Priority(priority))
    return WaitingLine.Entry(
      id: OverlayID(id), overlay: overlay.with(\.name, name.map { OverlayName($0) }))
  }

  /// A line of priorities 0, 1, 0 and 1 with the ids 1 to 4; the ids 1 and 4 have a name.
  private func four(order: LaneOrder = .priority) -> WaitingLine {
    var line = WaitingLine(order: order)
    for entry in [entry(1, 0, name: 7), entry(2, 1), entry(3, 0), entry(4, 1, name: 7)] {
      line.append(entry)
    }
    return line
  }

  private func update(_ line: inout WaitingLine, _ entry: WaitingLine.Entry) {
    let wasInLine = line.update(entry.id, to: entry.overlay, arrival: 0)
    #expect(wasInLine)
  }

  private func ids(_ line: WaitingLine) -> [UInt64] { line.entries.map { $0.id.rawValue } }
  private func ids(_ entries: [WaitingLine.Entry]) -> [UInt64] { entries.map { $0.id.rawValue } }

  @Test("a new line is empty")
  func empty() {
    var line = WaitingLine()
    #expect(line.count == 0 && line.entries.isEmpty && line.first == nil && line.lastArrived == nil)
    #expect(line.popFirst() == nil && line.remove(.first) == nil && line.removeAll().isEmpty)
    #expect(line.removeAll(named: OverlayName(1)).isEmpty && line.removeAll(upTo: .max).isEmpty)
    #expect(!line.contains(.first) && line.entry(of: .first) == nil)
    #expect(line.ids(named: OverlayName(1)).isEmpty && line.firstID(withPriority: .normal) == nil)
    let wasUpdated = line.update(.first, to: .plain(), arrival: 0)
    #expect(!wasUpdated)
  }

  @Test("a line is ordered by priority or by arrival, which can be chosen later")
  func order() {
    #expect(ids(four()) == [2, 4, 1, 3])
    #expect(ids(four(order: .arrival)) == [1, 2, 3, 4])
    var line = four()
    line.reorder(by: .arrival)
    #expect(line == four(order: .arrival))
    line.reorder(by: .priority)
    #expect(line == four())
  }

  @Test(
    "an entry that is put first goes before all others, and the latest of them before the earlier")
  func putFirst() {
    for order in LaneOrder.allCases {
      var line = four(order: order)
      let others = ids(line)
      line.putFirst(entry(5, -9))
      line.putFirst(entry(6, -8))
      #expect(ids(line) == [6, 5] + others)
      #expect(line.lastArrived?.id == OverlayID(4))
      line.append(entry(7, 9))
      #expect(ids(line).prefix(2) == [6, 5])
    }
  }

  @Test("an entry that was put first is the next one of its priority")
  func firstOfPriority() {
    var line = four()
    #expect(line.firstID(withPriority: Priority(0)) == OverlayID(1))
    line.putFirst(entry(5, 0))
    #expect(line.firstID(withPriority: Priority(0)) == OverlayID(5))
    #expect(line.firstID(withPriority: Priority(2)) == nil)
  }

  @Test("an update keeps an entry's place unless the priority changes")
  func update() {
    var line = four()
    update(&line, entry(1, 0, name: 8))
    #expect(ids(line) == [2, 4, 1, 3] && line.lastArrived?.id == OverlayID(4))
    #expect(line.ids(named: OverlayName(7)) == [OverlayID(4)])
    #expect(line.ids(named: OverlayName(8)) == [OverlayID(1)])
    update(&line, entry(1, 1))
    #expect(ids(line) == [2, 4, 1, 3] && line.lastArrived?.id == OverlayID(1))
    update(&line, entry(2, -1))
    #expect(ids(line) == [4, 1, 3, 2])
  }

  @Test(
    "an update restarts the countdown of an interrupted entry, and keeps its place at the head"
  )
  func updateInterrupted() {
    let interruption = Interruption(
      countdown: .paused(left: .seconds(2)), progress: .presented, fold: .unfolded)
    var line = four()
    line.putFirst(
      WaitingLine.Entry(
        id: OverlayID(5), overlay: entry(5).overlay, interruption: interruption))
    update(&line, entry(5, 0, name: 7))
    #expect(line.first?.id == OverlayID(5))
    #expect(
      line.first?.interruption
        == Interruption(countdown: nil, progress: .presented, fold: .unfolded))
    #expect(line.ids(named: OverlayName(7)).map { $0.rawValue } == [5, 1, 4])
    update(&line, entry(5, 1))
    #expect(ids(line) == [2, 4, 5, 1, 3])
  }

  @Test("entries are equal if their ids, overlays, arrivals and interruptions are")
  func equalEntries() {
    let interruption = Interruption(
      countdown: .paused(left: .seconds(2)), progress: .presented, fold: .unfolded)
    func entry(
      _ id: OverlayID = .first, _ overlay: Overlay = .plain(), arrival: Int = 1,
      _ interruption: Interruption? = nil
    ) -> WaitingLine.Entry {
      WaitingLine.Entry(id: id, overlay: overlay, arrival: arrival, interruption: interruption)
    }
    #expect(entry() == entry())
    for other in [
      entry(.second), entry(.first, .plain(priority: .high)), entry(arrival: 2),
      entry(.first, .plain(), interruption),
    ] {
      #expect(other != entry())
    }
  }

  @Test("entries of a name are listed by arrival, also where one was named later")
  func namedLater() {
    var line = four()
    update(&line, entry(2, 1, name: 7))
    #expect(line.ids(named: OverlayName(7)).map { $0.rawValue } == [1, 2, 4])
  }

  @Test("groups leave in the order of the line")
  func groups() {
    var line = four()
    #expect(ids(line.removeAll(named: OverlayName(7))) == [4, 1])
    #expect(ids(line) == [2, 3])
    line = four()
    line.putFirst(entry(5, 0))
    line.putFirst(entry(6, 2))
    #expect(ids(line.removeAll(upTo: Priority(0))) == [5, 1, 3])
    #expect(ids(line) == [6, 2, 4])
    line = four(order: .arrival)
    #expect(ids(line.removeAll(upTo: Priority(1))) == [1, 2, 3, 4])
    line = four(order: .arrival)
    #expect(ids(line.removeAll()) == [1, 2, 3, 4] && line == WaitingLine(order: .arrival))
  }

  @Test("an entry that left may come back, behind the others")
  func comesBack() {
    var line = four()
    #expect(line.remove(OverlayID(2)) == entry(2, 1))
    line.append(entry(2, 1))
    #expect(ids(line) == [4, 2, 1, 3])
  }

  @Test("an entry that arrives twice has one place, the new one")
  func twice() {
    var line = four()
    line.append(entry(2, 1))
    #expect(ids(line) == [4, 2, 1, 3])
    line.putFirst(entry(3, 0))
    #expect(ids(line) == [3, 4, 2, 1])
  }

  @Test("lines are equal that will do the same, however they came to be")
  func equality() {
    var line = four()
    line.append(entry(5, 3, name: 1))
    #expect(line != four())
    #expect(line.popFirst()?.id == OverlayID(5))
    #expect(line == four() && line.hashValue == four().hashValue)
    var (put, came) = (WaitingLine(), WaitingLine())
    put.putFirst(entry(1))
    came.append(entry(1))
    #expect(put != came)
  }

  @Test("room that was made for a crowd goes with the last entry")
  func givesRoomBack() {
    var line = WaitingLine()
    for id in 0..<1000 { line.append(entry(UInt64(id), id)) }
    while line.popFirst() != nil {}
    #expect(line.records.placeCount == 0 && line.ids.cells.isEmpty)
  }
}
