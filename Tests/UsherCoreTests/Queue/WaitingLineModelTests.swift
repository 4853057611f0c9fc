import Testing

@testable import UsherCore

@Suite("Random waiting lines")
struct WaitingLineModelTests {
  @Test(
    "a waiting line agrees with a plain array, whatever is done to it", arguments: 0..<UInt64(40))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var line = WaitingLine(order: seed.isMultiple(of: 4) ? .arrival : .priority)
    var model = LineModel(order: line.order)
    // Some seeds make long lines, others make lines that are repeatedly empty.
    let growth = 2 + Int(seed % 3) * 3
    for step in 0..<1000 {
      let fault =
        change(&line, &model, step, growth, &random)
        ?? difference(of: line, from: model, &random)
        ?? line.brokenInvariant
      if let fault {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
  }

  @Test("equal calls make equal lines, and a copy goes its own way", arguments: 0..<UInt64(10))
  func equality(seed: UInt64) {
    var random = SplitMix(state: seed)
    var (one, model) = (WaitingLine(), LineModel(order: .priority))
    for step in 0..<200 { _ = change(&one, &model, step, 6, &random) }
    random = SplitMix(state: seed)
    var other = WaitingLine()
    model = LineModel(order: .priority)
    for step in 0..<200 { _ = change(&other, &model, step, 6, &random) }
    #expect(one == other && one.hashValue == other.hashValue)
    let (copy, entries) = (one, one.entries)
    one.append(WaitingLine.Entry(id: .stranger, overlay: .plain()))
    #expect(one != copy && copy == other && copy.entries == entries)
  }

  /// Makes the same random change to both, and returns a description of any wrong result.
  private func change(
    _ line: inout WaitingLine, _ model: inout LineModel, _ step: Int, _ growth: Int,
    _ random: inout SplitMix
  ) -> String? {
    let known = random.pick(from: model.byArrival)?.id ?? .stranger
    let id = random.chance(1, outOf: 8) ? OverlayID(99_999) : known
    let name = name(&random)
    let priority = priority(&random)
    switch random.int(in: 0...(9 + growth)) {
    case 0:
      return differs(
        line.popFirst(),
        model.entries.first.map { next in
          model.remove { $0.id == next.id }
          return next
        })
    case 1: return differs(line.remove(id), model.remove { $0.id == id }.first)
    case 2 where random.chance(1, outOf: 4):
      return differs(line.removeAll(named: name), model.remove { $0.overlay.name == name })
    case 3 where random.chance(1, outOf: 8):
      return differs(
        line.removeAll(upTo: priority), model.remove { $0.overlay.priority <= priority })
    case 4 where random.chance(1, outOf: 40):
      return differs(line.removeAll(), model.remove { _ in true })
    case 5 where random.chance(1, outOf: 4):
      line.reorder(by: random.pick(.priority, .arrival))
      model.order = line.order
      return nil
    case 6, 7:
      var overlay = line.entry(of: id)?.overlay ?? .plain()
      if random.chance(1, outOf: 2) { overlay.name = random.pick(nil, name) }
      if random.chance(1, outOf: 2) { overlay.priority = priority }
      overlay.overhang = random.double(in: 0...9)
      return differs(line.update(id, to: overlay, arrival: 0), model.update(id, to: overlay))
    case let draw:
      var overlay = Overlay.plain(priority: priority)
      overlay.name = random.pick(nil, name)
      let left = Countdown.paused(left: .seconds(step))
      let entry = WaitingLine.Entry(
        id: random.chance(1, outOf: 20) ? id : OverlayID(UInt64(step)), overlay: overlay,
        interruption: random.pick(
          nil, Interruption(countdown: left, progress: .presented, fold: .unfolded)))
      if draw == 8 {
        line.putFirst(entry)
        model.putFirst(entry)
      } else {
        line.append(entry)
        model.append(entry)
      }
      return nil
    }
  }

  /// Returns a description of any difference between the line and the model.
  private func difference(
    of line: WaitingLine, from model: LineModel, _ random: inout SplitMix
  ) -> String? {
    let (entries, name, priority) = (model.entries, name(&random), priority(&random))
    let (byArrival, known, late) = (model.byArrival, random.pick(from: entries), OverlayID(99_999))
    let named = byArrival.filter { $0.overlay.name == name }.map { $0.id }
    let first = entries.first { $0.overlay.priority == priority }?.id
    let faults: [String?] = [
      differs(line.entries.map { $0.id }, entries.map { $0.id }),
      // Comparing whole overlays is slow; below, a random one is compared each time.
      random.chance(1, outOf: 16) ? differs(line.entries, entries) : nil,
      differs(line.count, entries.count),
      differs(line.first, entries.first),
      differs(line.lastArrived, byArrival.last),
      differs(line.recordsByArrival.map { $0.entry?.id }, byArrival.map { $0.id }),
      differs(line.ids(named: name), named),
      differs(line.firstID(withPriority: priority), first),
      known.flatMap { differs(line.entry(of: $0.id), $0) },
      differs(entries.allSatisfy { line.contains($0.id) }, true),
      differs(line.contains(late), entries.contains { $0.id == late }),
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

extension WaitingLine {
  /// The violated invariant; `nil` for none.
  fileprivate var brokenInvariant: String? {
    let records = recordsByArrival
    let named = Set(records.compactMap { $0.entry?.name })
    let priorities = Set(records.compactMap { $0.entry?.priority })
    if zip(records, records.dropFirst()).contains(where: { $0.arrival >= $1.arrival }) {
      return "not by arrival"
    }
    if names.count != named.count { return "\(names.count) names, not \(named.count)" }
    if ids.count != records.count { return "\(ids.count) ids, not \(records.count)" }
    if ranks.nodes.count != priorities.count { return "empty or missing ranks" }
    return ranks.brokenInvariant
  }
}
