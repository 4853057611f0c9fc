#if GTK
internal import CGTK

/// GLib's main loop, turned by hand so that its rounds can be counted.
@MainActor
enum MainLoop {
  /// Turns it until `condition` holds, for ten seconds at most.
  static func run(until condition: () -> Bool) {
    let end = Seconds.passed + 10
    // A timer keeps the loop from sleeping through the end.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() && Seconds.passed < end { g_main_context_iteration(nil, 1) }
  }

  /// Turns it for some time with a single timer at the end.
  ///
  /// - Returns: How often something else than that timer woke it.
  @discardableResult
  static func run(seconds: Double) -> Int {
    let alarm = Alarm()
    let data = Unmanaged.passUnretained(alarm).toOpaque()
    g_timeout_add(
      guint(seconds * 1000),
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<Alarm>.fromOpaque(data).takeUnretainedValue().hasRung = true }
        }
        return 0
      }, data)
    var rounds = 0
    while !alarm.hasRung {
      g_main_context_iteration(nil, 1)
      rounds += 1
    }
    return rounds - 1
  }

  @MainActor
  private final class Alarm {
    var hasRung = false
  }
}
#endif
