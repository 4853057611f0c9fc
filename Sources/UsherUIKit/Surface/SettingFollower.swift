#if canImport(UIKit)
internal import UIKit

/// Calls back after each change of a system setting, while the follower lives.
@MainActor
final class SettingFollower {
  private var token: (any NSObjectProtocol)?

  /// Follows a notification posted on the main thread.
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
