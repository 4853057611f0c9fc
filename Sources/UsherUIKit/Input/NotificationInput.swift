#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// Observes notifications until `stop()` is called or the object is deallocated.
@MainActor
@_spi(Facades) public final class NotificationInput {
  private let observers = Observers()

  /// Creates an input without observers.
  public init() {}

  /// Calls `act` with the object and user info of each notification with a name.
  ///
  /// The notification must be posted on the main thread, which is where UIKit posts its
  /// notifications.
  public func listen(
    to name: Notification.Name, _ act: @escaping @MainActor (Any?, [AnyHashable: Any]) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { notification in
      // UIKit posts these notifications on the main thread.
      nonisolated(unsafe) let (object, details) = (
        notification.object, notification.userInfo ?? [:]
      )
      MainActor.assumeIsolated { act(object, details) }
    }
    observers.tokens.append(token)
  }

  /// Stops observing.
  package func stop() {
    observers.stop()
  }

  /// The observers, which any thread may remove when the last reference is released.
  private final class Observers {
    var tokens: [any NSObjectProtocol] = []

    deinit { stop() }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }
  }
}
#endif
