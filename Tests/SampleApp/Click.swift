#if GTK
public import CGTK

/// The connection between Swift closures and GTK's buttons.
@MainActor
public enum Click {
  /// Calls `action` whenever the button is clicked, as long as the button lives.
  public static func connect(
    _ button: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor () -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        if let data { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().call() }
      }
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(trampoline, to: GCallback.self),
      Unmanaged.passRetained(Action(action)).toOpaque(),
      { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }, GConnectFlags(rawValue: 0))
  }

  @MainActor
  private final class Action {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
      self.call = call
    }
  }
}
#endif
