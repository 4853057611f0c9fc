import Scripts
import Testing

@testable import UsherCore

@Suite("Random queues")
struct WaitingLineModelTests {
  @Test(
    "a waiting line agrees with a sorted array after random operations", arguments: Seeds.range(40))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var line = WaitingLine(order: seed.isMultiple(of: 4) ? .arrival : .priority)
    var model: [WaitingLine.Entry] = []
    // Some seeds make long lines, others make lines that are repeatedly empty.
    let growth = 2 + Int(seed % 3) * 3
    for step in 1...1000 {
      let fault =
        change(&line, &model, step, growth, &random) ?? difference(of: line, from: model, &random)
      if let fault {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
  }

  /// Applies the same random change to the line and the model, and describes any wrong result.
  private func change(
    _ line: inout WaitingLine, _ model: inout [WaitingLine.Entry], _ step: Int, _ growth: Int,
    _ random: inout SplitMix
  ) -> String? {
    let known = random.pick(from: model)?.id ?? .stranger
    let id = random.chance(1, outOf: 8) ? OverlayID(99_999) : known
    let (name, limit) = (name(&random), priority(&random))
    func remove(_ removed: [WaitingLine.Entry]) -> [WaitingLine.Entry] {
      model.removeAll { removed.contains($0) }
      return removed
    }
    switch random.int(in: 0...(9 + growth)) {
    case 0: return differs(line.popFirst(), remove(Array(model.prefix(1))).first)
    case 1: return differs(line.remove(id), remove(model.filter { $0.id == id }).first)
    case 2 where random.chance(1, outOf: 4):
      return differs(line.removeAll(named: name), remove(model.filter { $0.name == name }))
    case 3 where random.chance(1, outOf: 8):
      return differs(line.removeAll(upTo: limit), remove(model.filter { $0.priority <= limit }))
    case 4 where random.chance(1, outOf: 40):
      return differs(line.removeAll(), remove(model))
    case 5 where random.chance(1, outOf: 4):
      line.reorder(by: random.pick(.priority, .arrival))
    case 6, 7:
      var overlay = line.entry(of: id)?.overlay ?? .plain()
      if random.chance(1, outOf: 2) { overlay.name = random.pick(nil, name) }
      if random.chance(1, outOf: 2) { overlay.priority = limit }
      overlay.overhang = random.double(in: 0...9)
      let place = model.firstIndex { $0.id == id }
      if let fault = differs(line.update(id, to: overlay, arrival: step), place != nil) {
        return fault
      }
      guard let place else { return nil }
      let moves = overlay.priority != model[place].priority
      model[place] = model[place].updated(to: overlay, arrival: moves ? step : nil)
    case let draw:
      var overlay = OverlayConfiguration.plain(priority: limit)
      overlay.name = random.pick(nil, name)
      let left = Countdown.paused(left: .seconds(step))
      let entry = WaitingLine.Entry(
        id: random.chance(1, outOf: 20) ? id : OverlayID(UInt64(step)), overlay: overlay,
        arrival: step, restoration: draw == 8 ? step : 0,
        interruption: random.pick(
          nil,
          Interruption(countdown: left, progress: .presented, collapseState: .expanded, restarts: 0)
        ))
      line.insert(entry)
      model.removeAll { $0.id == entry.id }
      model.append(entry)
    }
    model.sort { goesBefore($0, $1, by: line.order) }
    return nil
  }

  private func goesBefore(
    _ one: WaitingLine.Entry, _ other: WaitingLine.Entry, by order: LaneOrder
  ) -> Bool {
    if one.restoration != other.restoration { return one.restoration > other.restoration }
    if order == .priority, one.priority != other.priority { return one.priority > other.priority }
    return one.arrival < other.arrival
  }

  /// Returns a description of any difference between the line and the model.
  private func difference(
    of line: WaitingLine, from model: [WaitingLine.Entry], _ random: inout SplitMix
  ) -> String? {
    let (name, priority) = (name(&random), priority(&random))
    let (known, late) = (random.pick(from: model), OverlayID(99_999))
    let named = model.filter { $0.name == name }.sorted { goesBefore($0, $1, by: .arrival) }
    let faults: [String?] = [
      differs(line.inOrder.map { $0.id }, model.map { $0.id }),
      // Comparing entire overlays is slow, so a random overlay is compared each time, below.
      random.chance(1, outOf: 16) ? differs(line.inOrder, model) : nil,
      differs(line.count, model.count),
      differs(line.first, model.first),
      differs(line.lastArrived?.arrival, model.map { $0.arrival }.max()),
      differs(line.entries(named: name).map { $0.id }, named.map { $0.id }),
      differs(line.first(named: name), named.first),
      differs(line.first(withPriority: priority), model.first { $0.priority == priority }),
      known.flatMap { differs(line.entry(of: $0.id), $0) },
      differs(model.allSatisfy { line.contains($0.id) }, true),
      differs(line.contains(late), model.contains { $0.id == late }),
    ]
    return faults.compactMap { $0 }.first
  }

  private func differs<Value: Equatable>(_ value: Value, _ expected: Value) -> String? {
    value == expected ? nil : "\(value) instead of \(expected)"
  }

  private func name(_ random: inout SplitMix) -> OverlayName {
    OverlayName(UInt64(random.pick(random.int(in: 0...2), random.int(in: 0...40))))
  }

  /// A random priority, from a small or from the full range.
  private func priority(_ random: inout SplitMix) -> Priority {
    Priority(
      random.pick(
        random.int(in: -2...2), random.int(in: -200...200), .min, .max,
        random.int(in: .min ... .max)))
  }
}
