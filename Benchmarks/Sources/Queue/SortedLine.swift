/// A waiting line like those of the older libraries: a sorted array of references.
///
/// Like SwiftEntryKit, `append` searches from the front for the first entry of a lower priority and
/// inserts before it, and `popFirst` takes from the front. SwiftMessages appends and sorts by
/// priority before each removal, which compares all entries each time and takes longer still.
public struct SortedLine: Line {
  private var entries: [Entry] = []
  private let keepsOverlays: Bool

  /// A small entry, so that the search reads less memory than one through views and settings.
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

  /// Makes an empty line; a line that keeps no overlays has less to do than any real one.
  public init(keepsOverlays: Bool = true) {
    self.keepsOverlays = keepsOverlays
  }

  /// Adds an overlay to the line.
  public mutating func append(_ id: OverlayID, _ overlay: Overlay) {
    let priority = overlay.priority
    let index = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
    let content = keepsOverlays ? Content(overlay) : nil
    entries.insert(Entry(priority: priority, id: id, content: content), at: index)
  }

  /// Removes and returns the next overlay's id; `nil` if the line is empty.
  public mutating func popFirst() -> OverlayID? {
    entries.isEmpty ? nil : entries.removeFirst().id
  }
}
