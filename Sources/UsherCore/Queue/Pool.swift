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
