/// A kind of linked list that runs through the records of a waiting line.
///
/// A chain is a ring, identified by its head: the record before the head is the last one.
enum Chain: Hashable, Sendable, CaseIterable {
  /// All records, by arrival.
  case arrival
  /// The records of one priority.
  case rank
  /// The records of one name.
  case name
}

extension Pool<Record> {
  /// Appends a record to a chain; the head of an empty chain is `none`.
  mutating func append(_ slot: Slot, to head: inout Slot, of chain: Chain) {
    guard !head.isNone else {
      self[slot].link(chain, previous: slot, next: slot)
      head = slot
      return
    }
    let last = self[head].links(chain).previous
    self[slot].link(chain, previous: last, next: head)
    self[last].link(chain, next: slot)
    self[head].link(chain, previous: slot)
  }

  /// Inserts a record before the head of a chain.
  mutating func prepend(_ slot: Slot, to head: inout Slot, of chain: Chain) {
    append(slot, to: &head, of: chain)
    head = slot
  }

  /// Removes a record from a chain that contains it.
  mutating func unlink(_ slot: Slot, from head: inout Slot, of chain: Chain) {
    let links = self[slot].links(chain)
    if links.next == slot {
      head = .none
    } else {
      self[links.previous].link(chain, next: links.next)
      self[links.next].link(chain, previous: links.previous)
      if head == slot { head = links.next }
    }
  }

  /// Returns the slots of a chain from its head on, up to the first record that fails `condition`.
  func slots(
    of chain: Chain, from head: Slot, while condition: (Record) -> Bool = { _ in true }
  ) -> [Slot] {
    var slots: [Slot] = []
    var slot = head
    while !slot.isNone, condition(self[slot]) {
      slots.append(slot)
      slot = self[slot].links(chain).next
      if slot == head { break }
    }
    return slots
  }
}

extension Record {
  fileprivate func links(_ chain: Chain) -> Links {
    switch chain {
    case .arrival: byArrival
    case .rank: byRank
    case .name: byName
    }
  }

  fileprivate mutating func link(_ chain: Chain, previous: Slot? = nil, next: Slot? = nil) {
    switch chain {
    case .arrival: byArrival.change(previous: previous, next: next)
    case .rank: byRank.change(previous: previous, next: next)
    case .name: byName.change(previous: previous, next: next)
    }
  }
}

extension Record.Links {
  fileprivate mutating func change(previous: Slot?, next: Slot?) {
    if let previous { self.previous = previous }
    if let next { self.next = next }
  }
}
