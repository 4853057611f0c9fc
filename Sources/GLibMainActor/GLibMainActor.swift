#if (GLib || GTK) && os(Linux)
internal import CGLibMainActor
internal import Dispatch

/// Runs Swift's main actor and Dispatch's main queue from GLib's main loop.
public enum GLibMainActor {
  /// The reason the main actor can't run from GLib's main loop.
  public enum StartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Dispatch runs the program's main thread, as after the first `await` of an `async` main.
    case mainThreadTaken

    /// A description of the cause, and how to fix it.
    public var description: String {
      switch self {
      case .mainThreadTaken:
        "GLib can't run the main actor because Dispatch runs the main thread, for example in an "
          + "async main. Make main synchronous, and await in a task"
      }
    }
  }

  @MainActor private static var isStarted = false

  /// Makes GLib's default main context run the main actor, for the rest of the program.
  ///
  /// After the call, each main loop on the main thread also runs tasks of the main actor and blocks
  /// of `DispatchQueue.main`, in the order in which they were enqueued. This includes tasks that
  /// were enqueued before the call. The loop isn't woken if there is no work. If the main actor
  /// already runs from GLib's loop, this does nothing.
  ///
  /// ```swift
  /// import GLibMainActor
  ///
  /// try GLibMainActor.start()
  ///
  /// let loop = g_main_loop_new(nil, 0)
  /// Task {
  ///   try await Task.sleep(for: .seconds(1))
  ///   print("A second later")
  ///   g_main_loop_quit(loop)
  /// }
  /// g_main_loop_run(loop)
  /// ```
  ///
  /// - Throws: `StartError.mainThreadTaken` if Dispatch already runs the main thread.
  @MainActor
  public static func start() throws(StartError) {
    // After Dispatch has taken the main thread, the main actor runs on other threads. Dispatch
    // closes its handle only then, and tasks can run before.
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard is_main_thread(), handle >= 0 else { throw .mainThreadTaken }
    guard !isStarted else { return }
    // Priority 0 is the priority of input. At a priority below redrawing, slow frames would starve
    // the main actor.
    g_unix_fd_add_full(
      0, handle, G_IO_IN,
      { handle, _, _ in
        guard is_main_thread() else { return 0 }
        var count: eventfd_t = 0
        _ = eventfd_read(handle, &count)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    isStarted = true
  }
}
#endif
