#if GTK && os(Linux)
internal import CGTK
internal import Dispatch

/// Runs Swift's main actor and Dispatch's main queue from the GLib main loop.
///
/// Otherwise tasks of the main actor never run under a GLib main loop.
@MainActor
@_spi(Inspection) public enum MainQueue {
  private static var isServed = false

  /// Starts running the main queue, for the rest of the program.
  ///
  /// Later calls do nothing.
  ///
  /// - Throws: `AttachmentError.mainThreadTaken` if Dispatch keeps the main thread to itself.
  @_spi(Inspection) public static func serve() throws(AttachmentError) {
    guard !isServed else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard handle >= 0 else { throw .mainThreadTaken }
    // Priority 0 is that of input. Below the priority of redrawing, heavy frames would starve the
    // main actor.
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
