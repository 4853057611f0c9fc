#if GTK
internal import CGTK

/// GLib's main loop, run until a condition holds.
@MainActor
public enum MainLoop {
  /// Runs the loop while any window is open.
  public static func runWhileWindowsAreOpen() {
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }

  /// Runs the loop until `condition` holds, for 10 seconds at most.
  ///
  /// - Parameter condition: The condition, checked after each iteration of the loop.
  /// - Returns: Whether the condition held in time.
  @discardableResult
  public static func run(until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    // A timer wakes the loop, so that the loop does not sleep past the deadline.
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Runs the loop for a duration of 10 seconds at most.
  public static func run(for duration: Duration) {
    let microseconds =
      duration.components.seconds * 1_000_000
      + duration.components.attoseconds / 1_000_000_000_000
    let end = g_get_monotonic_time() + Int(microseconds)
    run { g_get_monotonic_time() >= end }
  }
}
#endif
