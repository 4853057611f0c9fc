/// The priorities in line, each with the first record of its rank.
///
/// A balanced search tree after Adelson-Velsky and Landis (1962): the heights of two siblings
/// differ by at most one, so with p priorities the tree is at most 1.44 log₂ p deep, whatever their
/// pattern.
struct RankTree: Sendable {
  private(set) var nodes = Pool<Node>()
  private(set) var root = Slot.none

  struct Node: Sendable {
    let priority: Priority
    /// The head of the rank's chain.
    var head: Slot
    var lower = Slot.none
    var higher = Slot.none
    var height: Int8 = 1
  }

  /// The first record of a rank, or `none` if the rank is not in line; O(log p).
  subscript(priority: Priority) -> Slot {
    get {
      let slot = find(priority)
      return slot.isNone ? .none : nodes[slot].head
    }
    set {
      let slot = find(priority)
      if slot.isNone {
        if !newValue.isNone { root = insert(priority, newValue, below: root) }
      } else if newValue.isNone {
        root = remove(priority, below: root)
      } else {
        nodes[slot].head = newValue
      }
    }
  }

  /// The first record of the highest rank; O(log p).
  var highest: Slot {
    guard !root.isNone else { return .none }
    var slot = root
    while !nodes[slot].higher.isNone { slot = nodes[slot].higher }
    return nodes[slot].head
  }

  /// Returns the first record of each rank up to `limit`, highest rank first; O(log p) plus the
  /// result.
  func heads(upTo limit: Priority = Priority(.max)) -> [Slot] {
    var heads: [Slot] = []
    collect(below: root, upTo: limit, into: &heads)
    return heads
  }

  private func collect(below slot: Slot, upTo limit: Priority, into heads: inout [Slot]) {
    guard !slot.isNone else { return }
    if nodes[slot].priority <= limit {
      collect(below: nodes[slot].higher, upTo: limit, into: &heads)
      heads.append(nodes[slot].head)
    }
    collect(below: nodes[slot].lower, upTo: limit, into: &heads)
  }

  private func find(_ priority: Priority) -> Slot {
    var slot = root
    while !slot.isNone {
      let node = nodes[slot]
      if node.priority == priority { break }
      slot = priority < node.priority ? node.lower : node.higher
    }
    return slot
  }

  /// Inserts a priority that is not in the tree, and returns the new root of the subtree at `slot`.
  private mutating func insert(_ priority: Priority, _ head: Slot, below slot: Slot) -> Slot {
    guard !slot.isNone else { return nodes.insert(Node(priority: priority, head: head)) }
    if priority < nodes[slot].priority {
      nodes[slot].lower = insert(priority, head, below: nodes[slot].lower)
    } else {
      nodes[slot].higher = insert(priority, head, below: nodes[slot].higher)
    }
    return balance(slot)
  }

  /// Removes a priority that is in the tree, and returns the new root of the subtree at `slot`.
  private mutating func remove(_ priority: Priority, below slot: Slot) -> Slot {
    let node = nodes[slot]
    if priority < node.priority {
      nodes[slot].lower = remove(priority, below: node.lower)
    } else if priority > node.priority {
      nodes[slot].higher = remove(priority, below: node.higher)
    } else {
      nodes.remove(slot, leaving: node)
      if node.lower.isNone { return node.higher }
      if node.higher.isNone { return node.lower }
      let (lowest, others) = detachLowest(below: node.higher)
      nodes[lowest].lower = node.lower
      nodes[lowest].higher = others
      return balance(lowest)
    }
    return balance(slot)
  }

  /// Detaches the lowest node of the subtree at `slot`, and returns it with the new root of the
  /// others.
  private mutating func detachLowest(below slot: Slot) -> (lowest: Slot, others: Slot) {
    let lower = nodes[slot].lower
    guard !lower.isNone else { return (slot, nodes[slot].higher) }
    let (lowest, others) = detachLowest(below: lower)
    nodes[slot].lower = others
    return (lowest, balance(slot))
  }

  /// Restores the balance of the node at `slot`, if its sides differ in height by two, and returns
  /// the new root of the subtree.
  private mutating func balance(_ slot: Slot) -> Slot {
    let (lower, higher) = (nodes[slot].lower, nodes[slot].higher)
    if height(lower) > height(higher) + 1 {
      if height(nodes[lower].lower) < height(nodes[lower].higher) {
        nodes[slot].lower = raiseHigher(of: lower)
      }
      return raiseLower(of: slot)
    }
    if height(higher) > height(lower) + 1 {
      if height(nodes[higher].higher) < height(nodes[higher].lower) {
        nodes[slot].higher = raiseLower(of: higher)
      }
      return raiseHigher(of: slot)
    }
    measure(slot)
    return slot
  }

  private mutating func raiseLower(of slot: Slot) -> Slot {
    let raised = nodes[slot].lower
    nodes[slot].lower = nodes[raised].higher
    nodes[raised].higher = slot
    measure(slot)
    measure(raised)
    return raised
  }

  private mutating func raiseHigher(of slot: Slot) -> Slot {
    let raised = nodes[slot].higher
    nodes[slot].higher = nodes[raised].lower
    nodes[raised].lower = slot
    measure(slot)
    measure(raised)
    return raised
  }

  private mutating func measure(_ slot: Slot) {
    nodes[slot].height = max(height(nodes[slot].lower), height(nodes[slot].higher)) + 1
  }

  private func height(_ slot: Slot) -> Int8 { slot.isNone ? 0 : nodes[slot].height }
}
