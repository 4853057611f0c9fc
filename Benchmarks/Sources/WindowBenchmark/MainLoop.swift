#if GTK
internal import CGTK
internal import Measuring

/// GLib's main loop, iterated by hand so that its iterations can be counted.
@MainActor
enum MainLoop {
  /// Iterates the loop until `condition` is true, for at most 10 seconds.
  static func run(until condition: () -> Bool) {
    let end = Seconds.passed + 10
    // A timer prevents the loop from sleeping past the end.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() && Seconds.passed < end { g_main_context_iteration(nil, 1) }
  }

  /// Iterates the loop for some time, with a single timer at the end.
  ///
  /// - Returns: The number of wakeups other than that timer.
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
