/// Elements with stable slots; the slot of a removed element is reused.
struct Pool<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var free: [Slot] = []

  /// The number of elements.
  var count: Int { elements.count - free.count }

  /// The number of slots, free ones included.
  var placeCount: Int { elements.count }

  /// Stores an element and returns its slot; O(1), amortised.
  mutating func insert(_ element: Element) -> Slot {
    guard let slot = free.popLast() else {
      elements.append(element)
      return Slot(index: elements.count - 1)
    }
    elements[slot.index] = element
    return slot
  }

  /// Frees the slot of an element, and stores `blank` there until the slot is reused.
  mutating func remove(_ slot: Slot, leaving blank: Element) {
    elements[slot.index] = blank
    free.append(slot)
  }

  /// The element in a slot that is in use.
  subscript(slot: Slot) -> Element {
    get { elements[slot.index] }
    // In place: a setter would copy the whole element on every change of one of its properties.
    _modify { yield &elements[slot.index] }
  }
}

/// A place in a pool, or none; half the size of an optional integer, because a line keeps many
/// slots.
struct Slot: Hashable, Sendable {
  private let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  /// Creates the slot of an array index; memory runs out long before 32 bits do.
  init(index: Int) {
    self.init(number: Int32(index))
  }

  static var none: Slot { Slot(number: -1) }

  var isNone: Bool { number < 0 }

  /// The array index; negative for `none`.
  var index: Int { Int(number) }
}

/// A waiting overlay with its neighbours in the chains.
struct Record: Sendable {
  /// The waiting overlay; `nil` in a free slot.
  var entry: WaitingLine.Entry?
  /// The record's arrival number: greater than any before, or negative for a record that was put
  /// first.
  var arrival: Int
  var byArrival = Links()
  var byRank = Links()
  var byName = Links()

  /// The neighbours of a record in one chain.
  struct Links: Hashable, Sendable {
    var previous = Slot.none
    var next = Slot.none
  }

  var wasPutFirst: Bool { arrival < 0 }
}
