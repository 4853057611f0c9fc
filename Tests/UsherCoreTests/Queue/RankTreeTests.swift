import Testing

@testable import UsherCore

@Suite("Trees of ranks")
struct RankTreeTests {
  @Test("a tree agrees with a dictionary and stays balanced", arguments: 0..<UInt64(12))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var (tree, model) = (RankTree(), [Priority: Slot]())
    let range = random.pick(-5...5, -300...300, Int.min...Int.max)
    for step in 0..<3000 {
      let known = random.pick(from: model.keys.sorted())
      let priority =
        random.chance(1, outOf: 2) ? known ?? .normal : Priority(random.int(in: range))
      let slot = random.chance(step < 1500 ? 1 : 2, outOf: 3) ? Slot.none : Slot(index: step)
      tree[priority] = slot
      model[priority] = slot.isNone ? nil : slot
      let limit = Priority(random.int(in: range))
      let expected = model.keys.sorted(by: >)
      guard tree[priority] == slot, tree[limit] == model[limit] ?? .none,
        tree.highest == expected.first.flatMap({ model[$0] }) ?? .none,
        tree.nodes.count == model.count, tree.brokenInvariant == nil,
        tree.heads(upTo: limit) == expected.filter({ $0 <= limit }).compactMap({ model[$0] })
      else {
        Issue.record("seed \(seed), step \(step): \(tree.brokenInvariant ?? "wrong answer")")
        return
      }
    }
  }

  @Test("no order of arrival makes the tree deep")
  func depth() {
    for arrange in [{ $0 }, { -$0 }, { $0.isMultiple(of: 2) ? $0 : -$0 }] as [(Int) -> Int] {
      var tree = RankTree()
      for number in 0..<10_000 { tree[Priority(arrange(number))] = Slot(index: number) }
      #expect(tree.brokenInvariant == nil)
      // 1.44 log2(10,000) is 19.1.
      #expect(tree.nodes[tree.root].height <= 19)
    }
  }
}

extension RankTree {
  /// The violated invariant; `nil` for none.
  var brokenInvariant: String? {
    func height(_ slot: Slot, above low: Int?, below high: Int?) -> Int? {
      guard !slot.isNone else { return 0 }
      let node = nodes[slot]
      let key = node.priority.rawValue
      guard low.map({ $0 < key }) ?? true, high.map({ key < $0 }) ?? true, !node.head.isNone,
        let lower = height(node.lower, above: low, below: key),
        let higher = height(node.higher, above: key, below: high),
        abs(lower - higher) <= 1, Int(node.height) == max(lower, higher) + 1
      else { return nil }
      return Int(node.height)
    }
    return height(root, above: nil, below: nil) == nil ? "the tree is out of order" : nil
  }
}
