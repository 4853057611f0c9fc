#if GTK && os(Linux)
internal import CGTK

/// Something to be done before the app ends, for which the app is kept running.
@MainActor
final class AppHold {
  /// The number of holds that have not been released.
  private(set) static var count = 0

  /// The longest time for which an app that quits is kept; Usher's choice, since a session's end
  /// waits for its apps.
  private static let longest = Duration.seconds(10)

  private let app: UnsafeMutablePointer<GApplication>?
  private let connections: Connections
  private var isReleased = false

  /// Holds the app, if there is a `GApplication`; `GTKApp` asks for the number of holds.
  ///
  /// - Parameter onQuit: Called when the app shuts down nevertheless, which then waits for the
  ///   release.
  init(onQuit: @escaping @MainActor () -> Void) {
    app = g_application_get_default()
    connections = Connections(to: app)
    Self.count += 1
    guard let app else { return }
    g_object_ref(app)
    g_application_hold(app)
    connections.add("shutdown") { [weak self] in
      onQuit()
      self?.waitForRelease()
    }
  }

  /// Lets the app end; a no-op the second time.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    Self.count -= 1
    connections.end()
    guard let app else { return }
    g_application_release(app)
    g_object_unref(app)
  }

  private func waitForRelease() {
    let end = ContinuousClock.now.advanced(by: Self.longest)
    while !isReleased, ContinuousClock.now < end {
      // Work on other threads wakes the loop only if something waits for it there.
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
  }
}

extension GTKHost {
  /// Holds the app as `g_application_hold` does, and `GTKApp.run` until then.
  ///
  /// An app that quits calls `onQuit`, and then waits for ten seconds at most. An app with a main
  /// loop of its own and without a `GApplication` asks `GTKApp.isHeld`.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let hold = AppHold(onQuit: onQuit)
    return { hold.release() }
  }
}
#endif
