@testable import UsherCore

/// A simple and slow waiting line: an array in the order of arrival.
struct LineModel {
  var order: LaneOrder
  /// The entries that were put first, in their order.
  var front: [WaitingLine.Entry] = []
  /// The other entries, by arrival.
  var others: [WaitingLine.Entry] = []

  var byArrival: [WaitingLine.Entry] { front + others }

  var entries: [WaitingLine.Entry] {
    switch order {
    case .arrival: byArrival
    case .priority:
      front
        + others.enumerated().sorted { one, other in
          let (first, second) = (one.element.overlay.priority, other.element.overlay.priority)
          return first == second ? one.offset < other.offset : first > second
        }.map { $0.element }
    }
  }

  mutating func append(_ entry: WaitingLine.Entry) {
    remove { $0.id == entry.id }
    others.append(entry)
  }

  mutating func putFirst(_ entry: WaitingLine.Entry) {
    remove { $0.id == entry.id }
    front.insert(entry, at: 0)
  }

  mutating func update(_ id: OverlayID, to overlay: Overlay) -> Bool {
    guard let old = entries.first(where: { $0.id == id }) else { return false }
    let keepsItsPlace = old.priority == overlay.priority
    let entry = old.updated(to: overlay, arrival: keepsItsPlace ? nil : 0)
    if keepsItsPlace {
      front = front.map { $0.id == id ? entry : $0 }
      others = others.map { $0.id == id ? entry : $0 }
    } else {
      append(entry)
    }
    return true
  }

  /// Removes all matching entries, and returns them in the order of the line.
  @discardableResult
  mutating func remove(where matches: (WaitingLine.Entry) -> Bool) -> [WaitingLine.Entry] {
    let removed = entries.filter(matches)
    front.removeAll(where: matches)
    others.removeAll(where: matches)
    return removed
  }
}
