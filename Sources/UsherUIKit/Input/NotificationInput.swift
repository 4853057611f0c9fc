#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// Listens to notifications, until it is told to stop or goes.
@MainActor
@_spi(Facades) public final class NotificationInput {
  private let observers = Observers()

  /// Makes an input without observers.
  public init() {}

  /// Calls `act` with the object and the details of each notification of a name, on the main
  /// thread.
  public func listen(
    to name: Notification.Name, _ act: @escaping @MainActor (Any?, [AnyHashable: Any]) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { notification in
      // UIKit posts all of these on the main thread.
      nonisolated(unsafe) let (object, details) = (
        notification.object, notification.userInfo ?? [:]
      )
      MainActor.assumeIsolated { act(object, details) }
    }
    observers.tokens.append(token)
  }

  /// Listens no more.
  package func stop() {
    observers.stop()
  }

  /// The observers, which belong to no actor, so that they may be removed wherever the last
  /// reference goes.
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
