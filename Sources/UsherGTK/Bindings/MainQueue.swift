#if GTK && os(Linux)
internal import CGTK
internal import Dispatch

/// Runs Swift's main actor and Dispatch's main queue from the GLib main loop, which doesn't run
/// them otherwise.
@MainActor
@_spi(Inspection) public enum MainQueue {
  private static var isServed = false

  /// Starts running the main queue until the program ends.
  ///
  /// Later calls do nothing.
  ///
  /// - Throws: `AttachmentError.mainThreadTaken` if Dispatch runs the main thread itself.
  @_spi(Inspection) public static func serve() throws(AttachmentError) {
    guard !isServed else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard handle >= 0 else { throw .mainThreadTaken }
    // Priority 0 is the priority of input. Below the priority of redrawing, slow frames would
    // starve the main actor.
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
