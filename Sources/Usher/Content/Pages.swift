extension OverlayNode {
  /// Several nodes, one of which is shown at a time, for example the steps of a flow.
  public struct Pages: Sendable {
    /// The number of the visible page, starting at 0.
    ///
    /// `initial` is shown if the number is `nil` or there is no page with this number.
    public let shown: ObservableValue<Int?>
    /// The node shown before any page, or `nil` if nothing is shown then.
    var initial: OverlayNode?
    var pages: [OverlayNode]

    /// Creates pages.
    public init(_ shown: ObservableValue<Int?>, initial: OverlayNode? = nil, pages: [OverlayNode]) {
      self.shown = shown
      self.initial = initial
      self.pages = pages
    }

    /// All nodes, starting with `initial` if it is set.
    public var all: [OverlayNode] { (initial.map { [$0] } ?? []) + pages }

    /// The index in `all` of the visible node, or `nil` if no node is visible.
    @MainActor
    public var position: Int? {
      let offset = initial == nil ? 0 : 1
      if let page = shown.value, pages.indices.contains(page) { return page + offset }
      return initial == nil ? nil : 0
    }
  }
}
