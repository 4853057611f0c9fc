extension Node {
  /// Several pieces of which one is shown at a time, as in a flow of steps or a text that follows a choice.
  public struct Pages: Sendable {
    /// Which one is shown, counted from 0; `nil`, or a number that no page has, shows `initial`.
    public let shown: Live<Int?>
    /// What is shown before any page is; `nil` takes no room.
    public let initial: Node?
    /// The pages.
    public let pages: [Node]

    /// Makes pages.
    public init(_ shown: Live<Int?>, initial: Node? = nil, pages: [Node]) {
      self.shown = shown
      self.initial = initial
      self.pages = pages
    }

    /// Every piece there is, `initial` before the pages.
    public var all: [Node] { (initial.map { [$0] } ?? []) + pages }

    /// The place in `all` of the piece that is shown now; `nil` where there is none.
    @MainActor
    public var position: Int? {
      let offset = initial == nil ? 0 : 1
      if let page = shown.value, pages.indices.contains(page) { return page + offset }
      return initial == nil ? nil : 0
    }
  }
}
