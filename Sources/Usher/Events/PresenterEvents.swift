/// The events of a presenter's requests, in the order in which they were performed.
///
/// Each use of `Presenter.events` makes a consumer of its own, which hears everything from that
/// moment on and may be read from any task. Several loops over the same value share its events. A
/// consumer that is slower than the presenter keeps the newest 1,024 events and loses the oldest;
/// `PresenterEvent.lostBefore` tells how many. The events end when the presenter is released.
public struct PresenterEvents: AsyncSequence, Sendable {
  private let subscription: EventSubscription

  init(_ subscription: EventSubscription) {
    self.subscription = subscription
  }

  /// Removes and returns the events that have not been read yet, without waiting for more.
  package func removeUnread() -> [PresenterEvent] { subscription.buffer.removeAll() }

  /// Makes an iterator over the events that are left.
  public func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

  /// An iterator over events.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let subscription: EventSubscription

    /// Returns the next event, and waits for it if need be; `nil` once the presenter has been
    /// released, or if the task is cancelled.
    public mutating func next() async -> PresenterEvent? { await subscription.buffer.next() }

    /// Returns the next event as `next()` does, on the given actor.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> PresenterEvent? {
      await subscription.buffer.next()
    }
  }
}

/// A consumer's part in a feed of events; releasing it ends the consumer's part.
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
