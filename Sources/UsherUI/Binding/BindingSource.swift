package import Usher

/// The items of a binding, and the functions that show them as overlays.
///
/// A view passes a new source each time SwiftUI updates it.
@MainActor
@_spi(Facades) public struct BindingSource<Item: Identifiable, Request> {
  /// The items of the binding when the view was updated.
  public var items: [Item]
  /// A closure that returns the IDs of the items that the binding contains now.
  public var current: () -> [Item.ID]
  /// A closure that removes an item from the binding.
  public var reset: (Item.ID) -> Void
  /// A closure that requests an overlay, or returns `nil` if no presenter is available.
  public var present: (Item, RequestReport) -> Request?
  /// A closure that updates the overlay of a request, because its item may have changed.
  public var update: (Request, Item) -> Void
  /// A closure that dismisses an overlay.
  public var dismiss: (Request) -> Void
  /// Called once for each request that ends.
  ///
  /// The request is `nil` if it ended before `present` returned it.
  public var onEnd: (Item, Request?, Outcome) -> Void
  /// Whether overlays are dismissed or stay when the view is removed.
  public var removal: OverlayRemoval

  /// Creates a source from its properties.
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

/// The callbacks that report when a request's overlay starts to exit and when the request ends.
///
/// The callbacks may be called at any time, even before `present` returns.
@MainActor
@_spi(Facades) public struct RequestReport {
  /// Called when the overlay starts to exit.
  ///
  /// You don't have to call it if the overlay was never shown.
  public let exitBegan: @MainActor @Sendable () -> Void
  /// Called with the outcome of the request.
  ///
  /// Only the first call has an effect.
  public let ended: @MainActor @Sendable (Outcome) -> Void

  /// Creates a report from its callbacks.
  public init(
    exitBegan: @escaping @MainActor @Sendable () -> Void,
    ended: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    self.exitBegan = exitBegan
    self.ended = ended
  }
}
