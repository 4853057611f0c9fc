#if GTK && os(Linux)
internal import CGTK

/// Something to be done before the app ends, for which the app is kept running.
@MainActor
final class AppHold {
  /// The holds that have not been released, in their order.
  private static var open: [AppHold] = []
  /// Whether the app waits for the holds before it quits.
  private static var isQuitting = false

  /// The longest time for which an app that quits is kept; Usher's choice, since a session's end
  /// waits for its apps.
  private static let longest = Duration.seconds(10)

  private let app: UnsafeMutablePointer<GApplication>?
  private let connections: Connections
  private let onQuit: @MainActor () -> Void

  /// Whether a hold has not been released.
  static var isOpen: Bool { !open.isEmpty }

  /// Holds the app, if there is a `GApplication`; `GTKApp` asks whether a hold is open.
  ///
  /// - Parameter onQuit: Called when the app shuts down nevertheless, which then waits for the
  ///   release.
  init(onQuit: @escaping @MainActor () -> Void) {
    app = g_application_get_default()
    connections = Connections(to: app)
    self.onQuit = onQuit
    Self.open.append(self)
    guard let app else { return }
    g_object_ref(app)
    g_application_hold(app)
    connections.add("shutdown") { Self.quit() }
  }

  /// Lets the app end; a no-op the second time.
  func release() {
    guard let index = Self.open.firstIndex(where: { $0 === self }) else { return }
    Self.open.remove(at: index)
    connections.end()
    guard let app else { return }
    g_application_release(app)
    g_object_unref(app)
  }

  /// Tells every hold that the app quits, and waits for their release; all holds wait together.
  private static func quit() {
    guard !isQuitting else { return }
    isQuitting = true
    defer { isQuitting = false }
    let end = ContinuousClock.now.advanced(by: longest)
    var told: [AppHold] = []
    while isOpen, ContinuousClock.now < end {
      // What one of them does may hold the app anew.
      for hold in open where !told.contains(where: { $0 === hold }) {
        told.append(hold)
        hold.onQuit()
      }
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
