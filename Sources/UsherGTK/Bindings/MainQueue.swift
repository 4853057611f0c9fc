#if GTK
internal import CGTK
internal import Dispatch

/// Serves Swift's main actor and Dispatch's main queue from the GLib main loop.
///
/// Without it, under a loop of GLib's, a task of the main actor would wait for ever.
@MainActor
enum MainQueue {
  private static var isServed = false

  /// Begins to serve, for the rest of the program; asked again, it does nothing.
  ///
  /// - Throws: `AttachmentError.mainThreadTaken` where Dispatch keeps the main thread to itself.
  static func serve() throws(AttachmentError) {
    guard !isServed else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard handle >= 0 else { throw .mainThreadTaken }
    // Priority 0 is that of input: below redrawing, heavy frames would starve the main actor.
    g_unix_fd_add_full(
      0, handle, G_IO_IN,
      { handle, _, _ in
        var count: eventfd_t = 0
        _ = eventfd_read(handle, &count)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    isServed = true
  }
}
#endif
