#if (GLib || GTK) && os(Linux)
internal import CGLibMainActor

/// A main loop of GLib's default context, which counts how often the context polls.
@MainActor
final class Loop {
  /// How often the default context has polled during `polls(during:)`.
  private static var polls = 0

  private let loop = g_main_loop_new(nil, 0)

  /// Runs the loop until `end()`.
  func run() {
    g_main_loop_run(loop)
  }

  func end() {
    g_main_loop_quit(loop)
  }

  /// Ends the loop after some milliseconds of GLib's time.
  func end(after milliseconds: UInt32) {
    Loop.callBack(after: milliseconds) { self.end() }
  }

  /// Runs the loop for some milliseconds of GLib's time, and returns how often the context polled.
  func polls(during milliseconds: UInt32) -> Int {
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      MainActor.assumeIsolated { Loop.polls += 1 }
      return g_poll(descriptors, count, timeout)
    }
    let before = Loop.polls
    end(after: milliseconds)
    run()
    return Loop.polls - before
  }

  /// Calls a closure from the default context, after some milliseconds.
  static func callBack(after milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) {
    g_timeout_add_full(
      0, milliseconds,
      { callback in
        if let callback {
          let callback = Unmanaged<Callback>.fromOpaque(callback).takeUnretainedValue()
          MainActor.assumeIsolated { callback.body() }
        }
        return 0
      }, Unmanaged.passRetained(Callback(body)).toOpaque(),
      { callback in
        if let callback { Unmanaged<Callback>.fromOpaque(callback).release() }
      })
  }
}

/// A closure that a source of GLib retains.
private final class Callback: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
#endif
