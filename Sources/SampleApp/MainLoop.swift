#if GTK
internal import CGTK

/// GLib's main loop, run until there is nothing more to do.
@MainActor
public enum MainLoop {
  /// Runs as long as any window is open.
  public static func runWhileWindowsAreOpen() {
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }

  /// Runs until `condition` holds, for ten seconds at most.
  ///
  /// - Parameter condition: Asked after each round of the loop.
  /// - Returns: Whether it held in time.
  @discardableResult
  public static func run(until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    // A timer keeps the loop from sleeping through the end.
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Runs for some time.
  public static func run(for duration: Duration) {
    let microseconds =
      duration.components.seconds * 1_000_000
      + duration.components.attoseconds / 1_000_000_000_000
    let end = g_get_monotonic_time() + Int(microseconds)
    run { g_get_monotonic_time() >= end }
  }
}
#endif
