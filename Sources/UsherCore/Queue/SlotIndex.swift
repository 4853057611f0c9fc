/// Finds the slot of a number that names something.
///
/// A hash table with linear probing that keeps marks instead of keys: 8 bytes a cell, at most three
/// quarters of them in use. What is found must be checked by who asks, for different numbers may have
/// the same mark. The same calls always make the same table, which a dictionary does not promise.
/// Every call takes O(1) on average, amortised.
struct SlotIndex: Sendable {
  /// None, or a power of two.
  private(set) var cells: [Cell] = []
  private(set) var count = 0

  struct Cell: Sendable {
    /// Where the search begins, and what tells most numbers apart.
    var mark: UInt32 = 0
    /// `none` where the cell is empty.
    var slot = Slot.none
  }

  /// The slot of a number, or `none`; `isRight` tells whether a slot is the one of this number.
  func find(_ number: UInt64, where isRight: (Slot) -> Bool) -> Slot {
    guard count > 0 else { return .none }
    let mark = Self.mark(of: number)
    var place = home(of: mark)
    while !cells[place].slot.isNone {
      if cells[place].mark == mark && isRight(cells[place].slot) { return cells[place].slot }
      place = successor(of: place)
    }
    return .none
  }

  /// Adds the slot of a number that has none.
  mutating func insert(_ number: UInt64, _ slot: Slot) {
    if (count + 1) * 4 > cells.count * 3 { grow() }
    put(Cell(mark: Self.mark(of: number), slot: slot))
    count += 1
  }

  /// Gives a number another slot; nothing where it has not the old one.
  mutating func replace(_ number: UInt64, _ old: Slot, by new: Slot) {
    guard let place = place(of: number, old) else { return }
    cells[place].slot = new
  }

  /// Removes a number and its slot; nothing where it is not there.
  mutating func remove(_ number: UInt64, _ slot: Slot) {
    guard var gap = place(of: number, slot) else { return }
    count -= 1
    // Closes the gap with those whose search would end at it: Knuth, volume 3, 6.4, algorithm R.
    var place = successor(of: gap)
    while !cells[place].slot.isNone {
      let way = distance(from: home(of: cells[place].mark), to: place)
      if way >= distance(from: gap, to: place) {
        cells[gap] = cells[place]
        gap = place
      }
      place = successor(of: place)
    }
    cells[gap] = Cell()
  }

  private func place(of number: UInt64, _ slot: Slot) -> Int? {
    guard count > 0 else { return nil }
    var place = home(of: Self.mark(of: number))
    while !cells[place].slot.isNone {
      if cells[place].slot == slot { return place }
      place = successor(of: place)
    }
    return nil
  }

  private mutating func grow() {
    let old = cells
    cells = Array(repeating: Cell(), count: max(2 * old.count, 8))
    for cell in old where !cell.slot.isNone { put(cell) }
  }

  private mutating func put(_ cell: Cell) {
    var place = home(of: cell.mark)
    while !cells[place].slot.isNone { place = successor(of: place) }
    cells[place] = cell
  }

  private func home(of mark: UInt32) -> Int { Int(mark) & (cells.count - 1) }
  private func successor(of place: Int) -> Int { (place + 1) & (cells.count - 1) }
  private func distance(from start: Int, to end: Int) -> Int { (end - start) & (cells.count - 1) }

  /// Half the bits of a scattered number: those that are counted upwards spread over the whole table.
  static func mark(of number: UInt64) -> UInt32 {
    var scattered = SplitMix(state: number)
    return UInt32(truncatingIfNeeded: scattered.next() >> 32)
  }
}
