/// A line as the older libraries keep it: an array of references in order.
///
/// As SwiftEntryKit does, a newcomer is put before the first of a lower priority, which is looked for
/// from the front, and the next one is taken from the front. What SwiftMessages does, to append and to
/// sort by priority before each one is taken, takes longer still. The array holds small instances, which
/// makes the search faster than it is where views and their settings have to be followed.
public struct SortedLine: Line {
  private var entries: [Entry] = []

  private final class Entry {
    let priority: Priority
    let id: OverlayID

    init(priority: Priority, id: OverlayID) {
      self.priority = priority
      self.id = id
    }
  }

  /// Makes an empty line.
  public init() {}

  /// Puts an overlay in line.
  public mutating func append(_ id: OverlayID, _ overlay: Overlay) {
    let priority = overlay.priority
    let index = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
    entries.insert(Entry(priority: priority, id: id), at: index)
  }

  /// Takes the next one out of line; `nil` when nobody waits.
  public mutating func popFirst() -> OverlayID? {
    entries.isEmpty ? nil : entries.removeFirst().id
  }
}
