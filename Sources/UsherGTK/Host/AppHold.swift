#if GTK && os(Linux)
internal import CGTK

/// Work that must finish before the app quits.
///
/// The app keeps running until `release()` is called.
@MainActor
final class AppHold {
  private static var open: [AppHold] = []
  private static var isQuitting = false

  /// The maximum time that quitting waits.
  ///
  /// Usher's limit is short, because the end of a session waits for its apps.
  private static let longest = Duration.seconds(10)

  private let app: UnsafeMutablePointer<GApplication>?
  private let connections: Connections
  private let onQuit: @MainActor () -> Void

  static var isOpen: Bool { !open.isEmpty }

  /// Holds the default `GApplication`, if there is one.
  ///
  /// `GTKApp.run` creates no `GApplication`, but continues while `isOpen` is `true`.
  ///
  /// - Parameter onQuit: Called if the app shuts down before `release()`. The shutdown then waits
  ///   up to ten seconds for `release()`.
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

  /// Releases the app.
  ///
  /// Calling this method again does nothing.
  func release() {
    guard let index = Self.open.firstIndex(where: { $0 === self }) else { return }
    Self.open.remove(at: index)
    connections.end()
    guard let app else { return }
    g_application_release(app)
    g_object_unref(app)
  }

  /// Calls every hold's `onQuit`, and waits for all releases.
  private static func quit() {
    guard !isQuitting else { return }
    isQuitting = true
    defer { isQuitting = false }
    let end = ContinuousClock.now.advanced(by: longest)
    var told: [AppHold] = []
    while isOpen, ContinuousClock.now < end {
      // `onQuit` may create a hold.
      for hold in open where !told.contains(where: { $0 === hold }) {
        told.append(hold)
        hold.onQuit()
      }
      // Work on other threads wakes the loop only if a source waits for the work.
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
  }
}

extension GTKHost {
  /// Keeps the app running until the returned closure is called.
  ///
  /// The host calls `g_application_hold`, and `GTKApp.run` also continues. If the app quits anyway,
  /// `onQuit` is called, and quitting waits up to ten seconds for the returned closure. An app
  /// without a `GApplication` that runs its own main loop must check `GTKApp.isHeld`.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let hold = AppHold(onQuit: onQuit)
    return { hold.release() }
  }
}
#endif
