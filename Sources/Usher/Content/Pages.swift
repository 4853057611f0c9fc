extension OverlayNode {
  /// Several nodes of which one is shown at a time, as in a flow of steps or a text that depends on
  /// a choice.
  public struct Pages: Sendable {
    /// The number of the shown page, from 0; `nil`, or a number without a page, shows `initial`.
    public let shown: ObservableValue<Int?>
    /// The node shown before any page; `nil` takes no room.
    var initial: OverlayNode?
    /// The pages, in order.
    var pages: [OverlayNode]

    /// Makes pages.
    public init(_ shown: ObservableValue<Int?>, initial: OverlayNode? = nil, pages: [OverlayNode]) {
      self.shown = shown
      self.initial = initial
      self.pages = pages
    }

    /// All nodes: `initial`, if there is one, and then the pages.
    public var all: [OverlayNode] { (initial.map { [$0] } ?? []) + pages }

    /// The index in `all` of the shown node; `nil` if none is shown.
    @MainActor
    public var position: Int? {
      let offset = initial == nil ? 0 : 1
      if let page = shown.value, pages.indices.contains(page) { return page + offset }
      return initial == nil ? nil : 0
    }
  }
}
