import Testing

@testable import UsherCore

@Suite("Waiting lines")
struct WaitingLineTests {
  /// Returns an entry whose arrival number is its id.
  private func entry(
    _ id: UInt64, _ priority: Int = 0, name: UInt64? = nil, restoration: Int = 0
  ) -> WaitingLine.Entry {
    let overlay = OverlayConfiguration.plain(priority: Priority(priority))
    return WaitingLine.Entry(
      id: OverlayID(id), overlay: overlay.with(\.name, name.map { OverlayName($0) }),
      arrival: Int(id), restoration: restoration)
  }

  /// A line of priorities 0, 1, 0 and 1 with the ids 1 to 4.
  ///
  /// The ids 1 and 4 have a name.
  private func four(order: LaneOrder = .priority) -> WaitingLine {
    var line = WaitingLine(order: order)
    for entry in [entry(1, 0, name: 7), entry(2, 1), entry(3, 0), entry(4, 1, name: 7)] {
      line.insert(entry)
    }
    return line
  }

  private func update(_ line: inout WaitingLine, _ entry: WaitingLine.Entry, arrival: Int = 9) {
    let wasInLine = line.update(entry.id, to: entry.overlay, arrival: arrival)
    #expect(wasInLine)
  }

  private func ids(_ line: WaitingLine) -> [UInt64] { ids(line.inOrder) }
  private func ids(_ entries: [WaitingLine.Entry]) -> [UInt64] { entries.map { $0.id.rawValue } }

  @Test(
    "the last restored request is first, then higher priorities, then earlier arrivals",
    arguments: [
      // Restoration, priority and arrival of the first request, and of the other request.
      ((2, 0, 9), (1, 5, 1)), ((1, 0, 9), (0, 5, 1)), ((0, 5, 9), (0, 4, 1)),
      ((0, 5, 1), (0, 5, 2)),
    ])
  func turns(first: (Int, Int, Int), second: (Int, Int, Int)) {
    let (first, second) = (turn(first, .priority), turn(second, .priority))
    #expect(first < second && !(second < first) && !(first < first))
  }

  @Test("in a line ordered by arrival, the priority is ignored")
  func turnsByArrival() {
    #expect(turn((0, 4, 1), .arrival) < turn((0, 5, 9), .arrival))
    #expect(turn((1, 4, 9), .arrival) < turn((0, 5, 1), .arrival))
  }

  private func turn(_ values: (Int, Int, Int), _ order: LaneOrder) -> Turn {
    WaitingLine.Entry(
      id: .first, overlay: .plain(priority: Priority(values.1)), arrival: values.2,
      restoration: values.0
    ).turn(by: order)
  }

  @Test("a new line is empty")
  func empty() {
    var line = WaitingLine()
    #expect(line.count == 0 && line.inOrder.isEmpty && line.first == nil && line.lastArrived == nil)
    #expect(line.popFirst() == nil && line.remove(.first) == nil && line.removeAll().isEmpty)
    #expect(line.removeAll(named: OverlayName(1)).isEmpty && line.removeAll(upTo: .max).isEmpty)
    #expect(!line.contains(.first) && line.entry(of: .first) == nil)
    #expect(line.entries(named: OverlayName(1)).isEmpty && line.first(withPriority: .normal) == nil)
    let wasUpdated = line.update(.first, to: .plain(), arrival: 1)
    #expect(!wasUpdated)
  }

  @Test("the order of a line can be changed, and restored entries stay in front")
  func order() {
    var line = four()
    #expect(ids(line) == [2, 4, 1, 3])
    line.reorder(by: .arrival)
    #expect(line == four(order: .arrival) && ids(line) == [1, 2, 3, 4])
    line.insert(entry(5, -9, restoration: 1))
    line.insert(entry(6, -8, restoration: 2))
    #expect(ids(line) == [6, 5, 1, 2, 3, 4])
    line.reorder(by: .priority)
    #expect(ids(line) == [6, 5, 2, 4, 1, 3])
  }

  @Test("a restored entry is the first of its priority, and keeps its arrival number")
  func restored() {
    var line = four()
    #expect(line.first(withPriority: Priority(0))?.id == OverlayID(1))
    line.insert(entry(5, 0, restoration: 1))
    #expect(line.first(withPriority: Priority(0))?.id == OverlayID(5))
    #expect(line.first(withPriority: Priority(2)) == nil)
    #expect(line.lastArrived?.id == OverlayID(5))
    line.insert(entry(6, 0))
    #expect(line.lastArrived?.id == OverlayID(6))
  }

  @Test("an update keeps an entry's place unless the priority changes")
  func update() {
    var line = four()
    update(&line, entry(1, 0, name: 8))
    #expect(ids(line) == [2, 4, 1, 3] && line.lastArrived?.id == OverlayID(4))
    #expect(ids(line.entries(named: OverlayName(7))) == [4])
    #expect(line.first(named: OverlayName(8))?.id == OverlayID(1))
    update(&line, entry(1, 0, name: 7))
    #expect(ids(line.entries(named: OverlayName(7))) == [1, 4])
    update(&line, entry(1, 1))
    #expect(ids(line) == [2, 4, 1, 3] && line.lastArrived?.id == OverlayID(1))
    update(&line, entry(2, -1), arrival: 10)
    #expect(ids(line) == [4, 1, 3, 2])
  }

  @Test("an update restarts a restored entry's countdown, and keeps its place at the head")
  func updateRestored() {
    func interruption(_ countdown: Countdown?) -> Interruption {
      Interruption(
        countdown: countdown, progress: .presented, collapseState: .expanded, restarts: 0)
    }
    var line = four()
    line.insert(
      WaitingLine.Entry(
        id: OverlayID(5), overlay: entry(5).overlay, arrival: 5, restoration: 1,
        interruption: interruption(.paused(left: .seconds(2)))))
    update(&line, entry(5, 0, name: 7))
    #expect(line.first?.id == OverlayID(5) && line.first?.interruption == interruption(nil))
    #expect(ids(line.entries(named: OverlayName(7))) == [5, 1, 4])
    update(&line, entry(5, 1))
    #expect(ids(line) == [2, 4, 5, 1, 3])
  }

  @Test("entries are equal if all their values are equal")
  func equalEntries() {
    let base = entry(1)
    let interruption = Interruption(
      countdown: nil, progress: .presented, collapseState: .expanded, restarts: 0)
    #expect(base == entry(1))
    for other in [
      entry(2), entry(1, 5), entry(1, restoration: 1),
      WaitingLine.Entry(id: base.id, overlay: base.overlay, arrival: 2),
      WaitingLine.Entry(
        id: base.id, overlay: base.overlay, arrival: 1, interruption: interruption),
    ] {
      #expect(other != base)
    }
  }

  @Test("removed groups are in the order of the line")
  func groups() {
    var line = four()
    #expect(ids(line.removeAll(named: OverlayName(7))) == [4, 1])
    #expect(ids(line) == [2, 3])
    line = four()
    line.insert(entry(5, 0, restoration: 1))
    line.insert(entry(6, 2, restoration: 2))
    #expect(ids(line.removeAll(upTo: Priority(0))) == [5, 1, 3])
    #expect(ids(line) == [6, 2, 4])
    line = four(order: .arrival)
    #expect(ids(line.removeAll(upTo: Priority(0))) == [1, 3])
    line = four(order: .arrival)
    #expect(ids(line.removeAll()) == [1, 2, 3, 4] && line == WaitingLine(order: .arrival))
  }

  @Test("a line skips its quiet entries on every floor")
  func quiet() {
    let reply = OverlayConfiguration.plain().with(\.isReply, true).with(\.offersUndo, true)
    let overlays: [(OverlayConfiguration, isQuiet: Bool)] = [
      (.plain().with(\.backdrop, Backdrop()), true), (reply, false), (.plain(), true),
    ]
    var line = WaitingLine(hasFloors: true)
    for (place, one) in overlays.enumerated() {
      line.insert(
        WaitingLine.Entry(
          id: OverlayID(UInt64(place)), overlay: one.0, arrival: place, isQuiet: one.isQuiet))
    }
    #expect(line.firstFloor == .undoing)
    #expect(
      Floor.allCases.map { line.floor(after: $0) } == [.undoing, nil, nil, nil, nil])
    #expect(
      Floor.allCases.map { line.first(on: $0)?.id.rawValue } == [nil, 1, nil, nil, nil])
    #expect(Floor.allCases.map { line.count(on: $0) } == [0, 1, 0, 0, 1])
    #expect(Floor.allCases.map { line.isEmpty(on: $0) } == [true, false, true, true, false])
    #expect(ids(line.quietEntries) == [0, 2])
  }

  @Test("an entry that is inserted twice has only its new place")
  func twice() {
    var line = four()
    line.insert(
      WaitingLine.Entry(id: OverlayID(2), overlay: entry(2, 1).overlay, arrival: 9))
    #expect(ids(line) == [4, 2, 1, 3])
    line.insert(entry(3, 0, restoration: 10))
    #expect(ids(line) == [3, 4, 2, 1])
  }

  @Test("lines are equal if they will do the same, regardless of how they were built")
  func equality() {
    var line = four()
    line.insert(entry(5, 3, name: 1))
    #expect(line != four())
    #expect(line.popFirst()?.id == OverlayID(5))
    #expect(line == four())
    let copy = line
    line.insert(entry(5))
    #expect(copy == four() && line != copy && line != four(order: .arrival))
  }
}
