package import Usher

/// The state of a binding and its overlays, as given by one update of a view.
@MainActor
@_spi(Facades) public struct BindingSource<Item: Identifiable, Request> {
  /// The items of the binding at the view's update.
  public var items: [Item]
  /// Returns the ids of the items that the binding holds now.
  public var current: () -> [Item.ID]
  /// Removes an item from the binding.
  public var reset: (Item.ID) -> Void
  /// Requests an overlay; returns `nil` while no presenter is available.
  public var present: (Item, RequestReport) -> Request?
  /// Updates an overlay to the current description of its item.
  public var update: (Request, Item) -> Void
  /// Dismisses an overlay.
  public var dismiss: (Request) -> Void
  /// Called once for each request that has ended; the request is `nil` if it ended while it was
  /// made.
  public var onEnd: (Item, Request?, Outcome) -> Void
  /// The treatment of overlays when the view is removed.
  public var removal: OverlayRemoval

  /// Makes a source from its properties.
  public init(
    items: [Item], current: @escaping () -> [Item.ID], reset: @escaping (Item.ID) -> Void,
    present: @escaping (Item, RequestReport) -> Request?,
    update: @escaping (Request, Item) -> Void, dismiss: @escaping (Request) -> Void,
    onEnd: @escaping (Item, Request?, Outcome) -> Void = { _, _, _ in },
    removal: OverlayRemoval = .dismisses
  ) {
    self.items = items
    self.current = current
    self.reset = reset
    self.present = present
    self.update = update
    self.dismiss = dismiss
    self.onEnd = onEnd
    self.removal = removal
  }
}

/// The callbacks by which a request reports its exit and end; may be called at any time.
@MainActor
@_spi(Facades) public struct RequestReport {
  /// Called when the overlay's exit begins; optional for a request that was never shown.
  public let exitBegan: @MainActor @Sendable () -> Void
  /// Called with the request's outcome; only the first call counts.
  public let ended: @MainActor @Sendable (Outcome) -> Void

  /// Makes a report from its callbacks.
  public init(
    exitBegan: @escaping @MainActor @Sendable () -> Void,
    ended: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    self.exitBegan = exitBegan
    self.ended = ended
  }
}
