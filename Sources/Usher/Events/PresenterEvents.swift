/// The events of a presenter's requests, in the order in which they were performed.
///
/// Each access to `Presenter.events` creates a consumer that receives all later events. A consumer
/// can be read in any task. Several loops over the same value share its events. If a consumer is
/// slower than the presenter, it stores the newest 1,024 events and loses older events.
/// `PresenterEvent.lostBefore` counts the lost events. The events end when the presenter is
/// released.
public struct PresenterEvents: AsyncSequence, Sendable {
  private let subscription: EventSubscription

  init(_ subscription: EventSubscription) {
    self.subscription = subscription
  }

  /// Removes and returns the unread events without waiting.
  package func removeUnread() -> [PresenterEvent] { subscription.buffer.removeAll() }

  /// Creates an iterator over the remaining events.
  public func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

  /// An iterator over events.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let subscription: EventSubscription

    /// Returns the next event, and waits for it if necessary.
    ///
    /// Returns `nil` after the presenter is released, or if the task is canceled.
    public mutating func next() async -> PresenterEvent? { await subscription.buffer.next() }

    /// Returns the next event on the given actor, like `next()`.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> PresenterEvent? {
      await subscription.buffer.next()
    }
  }
}

/// A consumer's subscription to a feed.
///
/// The subscription ends when this object is released.
final class EventSubscription: Sendable {
  let buffer: EventBuffer
  private let feed: EventFeed

  init(_ buffer: EventBuffer, of feed: EventFeed) {
    self.buffer = buffer
    self.feed = feed
  }

  deinit {
    MainActor.afterDeinit { [buffer, feed] in feed.unsubscribe(buffer) }
  }
}
