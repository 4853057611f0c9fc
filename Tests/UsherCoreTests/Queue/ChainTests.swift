import Testing

@testable import UsherCore

@Suite("Chains")
struct ChainTests {
  @Test("each chain agrees with an array of its own", arguments: 0..<UInt64(6))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var pool = Pool<Record>()
    let slots = (0..<30).map { pool.insert(Record(entry: nil, arrival: $0)) }
    var heads = Chain.allCases.map { _ in Slot.none }
    var models = Chain.allCases.map { _ in [Slot]() }
    for step in 0..<2000 {
      let number = random.int(in: 0...(Chain.allCases.count - 1))
      let slot = slots[random.int(in: 0...29)]
      if let place = models[number].firstIndex(of: slot) {
        pool.unlink(slot, from: &heads[number], of: Chain.allCases[number])
        models[number].remove(at: place)
      } else if random.chance(1, outOf: 2) {
        pool.append(slot, to: &heads[number], of: Chain.allCases[number])
        models[number].append(slot)
      } else {
        pool.prepend(slot, to: &heads[number], of: Chain.allCases[number])
        models[number].insert(slot, at: 0)
      }
      for (index, chain) in Chain.allCases.enumerated() {
        guard pool.slots(of: chain, from: heads[index]) == models[index] else {
          Issue.record("seed \(seed), step \(step): the chain by \(chain) is broken")
          return
        }
      }
    }
  }

  @Test("a chain is read up to where a condition fails")
  func condition() {
    var pool = Pool<Record>()
    let slots = (0..<5).map { pool.insert(Record(entry: nil, arrival: $0)) }
    var head = Slot.none
    for slot in slots { pool.append(slot, to: &head, of: .rank) }
    #expect(pool.slots(of: .rank, from: head) { $0.arrival < 2 } == Array(slots.prefix(2)))
    #expect(pool.slots(of: .rank, from: .none).isEmpty)
  }
}
