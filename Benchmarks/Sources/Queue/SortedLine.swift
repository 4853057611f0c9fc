/// A line as the older libraries keep it: an array of references in order.
///
/// As SwiftEntryKit does, a newcomer is put before the first of a lower priority, which is looked for
/// from the front, and the next one is taken from the front. What SwiftMessages does, to append and to
/// sort by priority before each one is taken, compares everyone each time and takes longer still.
public struct SortedLine: Line {
  private var entries: [Entry] = []
  private let keepsOverlays: Bool

  /// Small, so that the search has less memory to go through than one that follows views and settings.
  private final class Entry {
    let priority: Priority
    let id: OverlayID
    let content: Content?

    init(priority: Priority, id: OverlayID, content: Content?) {
      self.priority = priority
      self.id = id
      self.content = content
    }
  }

  private final class Content {
    let overlay: Overlay

    init(_ overlay: Overlay) {
      self.overlay = overlay
    }
  }

  /// Makes an empty line; one that keeps no overlays has less to do than any real one.
  public init(keepsOverlays: Bool = true) {
    self.keepsOverlays = keepsOverlays
  }

  /// Puts an overlay in line.
  public mutating func append(_ id: OverlayID, _ overlay: Overlay) {
    let priority = overlay.priority
    let index = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
    let content = keepsOverlays ? Content(overlay) : nil
    entries.insert(Entry(priority: priority, id: id, content: content), at: index)
  }

  /// Takes the next one out of line; `nil` when nobody waits.
  public mutating func popFirst() -> OverlayID? {
    entries.isEmpty ? nil : entries.removeFirst().id
  }
}
