/// Elements that keep their place until they are removed; a free place is used again.
struct Pool<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var free: [Slot] = []

  /// How many elements there are.
  var count: Int { elements.count - free.count }

  /// How many places there are, the free ones included.
  var placeCount: Int { elements.count }

  /// Finds a place for an element; O(1), amortised.
  mutating func insert(_ element: Element) -> Slot {
    guard let slot = free.popLast() else {
      elements.append(element)
      return Slot(index: elements.count - 1)
    }
    elements[slot.index] = element
    return slot
  }

  /// Frees the place of an element, which holds `blank` until it is used again.
  mutating func remove(_ slot: Slot, leaving blank: Element) {
    elements[slot.index] = blank
    free.append(slot)
  }

  /// The element at a place that is in use.
  subscript(slot: Slot) -> Element {
    get { elements[slot.index] }
    // In place: a setter would copy the whole element for each of its parts that changes.
    _modify { yield &elements[slot.index] }
  }
}
