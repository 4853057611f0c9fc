package import Usher

/// What one update of a view says of a binding and of its overlays.
@MainActor
package struct BindingSource<Item: Identifiable, Request> {
  /// The items of the binding, as the view was given them.
  package var items: [Item]
  /// The ids of the items that the binding holds at the moment of asking.
  package var current: () -> [Item.ID]
  /// Takes an item out of the binding.
  package var reset: (Item.ID) -> Void
  /// Asks for an overlay; `nil` as long as there is no place for one.
  package var present: (Item, RequestReport) -> Request?
  /// Gives an overlay what its item describes now.
  package var update: (Request, Item) -> Void
  /// Sends an overlay away.
  package var dismiss: (Request) -> Void
  /// Called once for each request that has ended.
  package var onEnd: (Item, Outcome) -> Void
  /// What becomes of overlays when the view is removed.
  package var removal: OverlayRemoval

  /// Makes a source; see the properties.
  package init(
    items: [Item], current: @escaping () -> [Item.ID], reset: @escaping (Item.ID) -> Void,
    present: @escaping (Item, RequestReport) -> Request?,
    update: @escaping (Request, Item) -> Void, dismiss: @escaping (Request) -> Void,
    onEnd: @escaping (Item, Outcome) -> Void = { _, _ in }, removal: OverlayRemoval = .dismisses
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

/// The way in which a request tells the binding's overlays what becomes of it; may be called at any moment.
@MainActor
package struct RequestReport {
  /// Tells that the overlay's exit begins; not necessary for a request that was never shown.
  package let exitBegan: @MainActor @Sendable () -> Void
  /// Tells how the request ended; only the first call counts.
  package let ended: @MainActor @Sendable (Outcome) -> Void

  /// Makes a report; see the properties.
  package init(
    exitBegan: @escaping @MainActor @Sendable () -> Void,
    ended: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    self.exitBegan = exitBegan
    self.ended = ended
  }
}
