/// A hash table from numbers, such as ids, to slots.
///
/// The table uses linear probing and keeps marks instead of keys: 8 bytes for each cell, at most
/// three quarters of the cells in use. Different numbers may have the same mark, so the caller
/// checks each slot that is found. The same calls always yield the same table, which a dictionary
/// does not promise. Every call takes O(1) on average, amortised.
struct SlotIndex: Sendable {
  /// The cells; their number is zero or a power of two.
  private(set) var cells: [Cell] = []
  private(set) var count = 0

  struct Cell: Sendable {
    /// The hash of the number: the home cell follows from it, and most other numbers differ in it.
    var mark: UInt32 = 0
    /// The slot; `none` if the cell is empty.
    var slot = Slot.none
  }

  /// Returns the slot of a number, or `none`; `isRight` tells whether a slot belongs to the number.
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

  /// Inserts the slot of a number that has none.
  mutating func insert(_ number: UInt64, _ slot: Slot) {
    if (count + 1) * 4 > cells.count * 3 { grow() }
    put(Cell(mark: Self.mark(of: number), slot: slot))
    count += 1
  }

  /// Replaces the slot of a number; a no-op if the number does not have the old slot.
  mutating func replace(_ number: UInt64, _ old: Slot, by new: Slot) {
    guard let place = place(of: number, old) else { return }
    cells[place].slot = new
  }

  /// Removes a number and its slot; a no-op if they are not in the table.
  mutating func remove(_ number: UInt64, _ slot: Slot) {
    guard var gap = place(of: number, slot) else { return }
    count -= 1
    // Closes the gap with cells whose search would end at it: Knuth, volume 3, 6.4, algorithm R.
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

  /// Returns the upper half of the bits of the scrambled number, so that consecutive numbers spread
  /// over the whole table.
  static func mark(of number: UInt64) -> UInt32 {
    var scattered = SplitMix(state: number)
    return UInt32(truncatingIfNeeded: scattered.next() >> 32)
  }
}
