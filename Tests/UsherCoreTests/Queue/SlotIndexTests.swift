import Testing

@testable import UsherCore

@Suite("Indices of slots")
struct SlotIndexTests {
  @Test("an index agrees with a dictionary", arguments: 0..<UInt64(8))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var index = SlotIndex()
    var (slots, numbers) = ([UInt64: Slot](), [Slot: UInt64]())
    for step in 0..<5000 {
      let number = UInt64(random.pick(random.int(in: 0...30), random.int(in: 0...2000)))
      if let slot = slots[number] {
        if random.chance(1, outOf: 3) {
          index.replace(number, slot, by: Slot(index: step))
          slots[number] = Slot(index: step)
          numbers[Slot(index: step)] = number
        } else if random.chance(2, outOf: 3) {
          index.remove(number, slot)
          slots[number] = nil
        }
      } else {
        index.insert(number, Slot(index: step))
        slots[number] = Slot(index: step)
        numbers[Slot(index: step)] = number
      }
      // Nothing changes if the slot does not belong to the number.
      index.remove(number, Slot(index: 100_000))
      index.replace(number, Slot(index: 100_000), by: Slot(index: 0))
      let others = step.isMultiple(of: 100) ? Array(UInt64(0)...2000) : [number]
      let areRight = others.allSatisfy { other in
        index.find(other) { numbers[$0] == other } == slots[other] ?? .none
      }
      guard areRight, index.count == slots.count else {
        Issue.record("seed \(seed), step \(step): \(number) is lost or was never there")
        return
      }
    }
  }

  @Test("numbers of the same mark are told apart by the caller's comparison")
  func sameMark() {
    // Numbers found by counting upwards from 0.
    let (one, other): (UInt64, UInt64) = Self.collision
    #expect(SlotIndex.mark(of: one) == SlotIndex.mark(of: other))
    var index = SlotIndex()
    index.insert(one, Slot(index: 1))
    index.insert(other, Slot(index: 2))
    #expect(index.find(one) { $0 == Slot(index: 1) } == Slot(index: 1))
    #expect(index.find(other) { $0 == Slot(index: 2) } == Slot(index: 2))
    index.remove(one, Slot(index: 1))
    #expect(index.find(one) { _ in false } == .none)
    #expect(index.find(other) { $0 == Slot(index: 2) } == Slot(index: 2))
  }

  @Test("nothing is found in an empty index or removed from it")
  func empty() {
    var index = SlotIndex()
    index.remove(7, Slot(index: 0))
    #expect(index.find(7) { _ in true } == .none)
    #expect(index.count == 0)
  }

  /// Two numbers with the same mark; among so many, two share one of 2³² marks with a probability
  /// of 1 − e⁻⁴⁰.
  private static let collision: (UInt64, UInt64) = {
    var numbers: [UInt32: UInt64] = [:]
    for number in 0..<UInt64(600_000) {
      let mark = SlotIndex.mark(of: number)
      if let other = numbers.updateValue(number, forKey: mark) { return (other, number) }
    }
    return (0, 0)
  }()
}
