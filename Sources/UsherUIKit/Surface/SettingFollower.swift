#if canImport(UIKit)
internal import UIKit

/// Calls back whenever something that a person asked of the system has changed, for as long as it lives.
@MainActor
final class SettingFollower {
  private var token: (any NSObjectProtocol)?

  /// Follows what is told by a notification, which the system posts on the main thread.
  init(_ name: Notification.Name, _ act: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { act() }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
#endif
