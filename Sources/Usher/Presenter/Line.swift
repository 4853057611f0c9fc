internal import UsherCore

/// A presenter's queue in order of arrival; removing the first entry never moves the others.
struct Line {
  private var batch: [Errand] = []
  private var next = 0
  private var arrivals: [Errand] = []

  /// Whether the queue is empty.
  var isEmpty: Bool { next == batch.count && arrivals.isEmpty }

  mutating func append(_ errand: Errand) {
    arrivals.append(errand)
  }

  /// Removes and returns the first entry; `nil` if the queue is empty.
  mutating func popFirst() -> Errand? {
    if next == batch.count {
      batch.removeAll(keepingCapacity: true)
      next = 0
      swap(&batch, &arrivals)
    }
    guard next < batch.count else { return nil }
    defer { next += 1 }
    return batch[next]
  }
}

/// An entry of a presenter's queue.
///
/// An overlay is stored indirectly, as in an event, because most entries are much smaller.
enum Errand {
  /// An event to handle.
  case event(Event)
  /// Overlays to dismiss, selected when the entry is handled; `nil` selects none.
  case dismiss(OverlaySelection<OverlayName>?, Dismissal)
  /// An update of an overlay's content or values; `nil` keeps the current ones.
  indirect case update(OverlayID, OverlayContent?, Overlay?)
  /// A replacement of an overlay's content that leaves its life unchanged.
  case transform(OverlayID, OverlayContent)
  /// A callback of the app.
  case act(@MainActor () -> Void)
}
