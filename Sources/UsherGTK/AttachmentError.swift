#if GTK
/// Why no presenter could be attached.
public enum AttachmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pointer is to an object of another type, named here.
  case notAWindow(String)
  /// The window has been destroyed.
  case windowClosed
  /// The program gave its main thread to Dispatch before GTK could have it.
  case mainThreadTaken

  /// What was wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notAWindow(let type):
      "a presenter attaches to a GtkWindow, not to a \(type); pass the window it lies in"
    case .windowClosed:
      "the window has been destroyed; attach to one that is open"
    case .mainThreadTaken:
      "the main thread is not GTK's: an async main awaited something before GTK was started. "
        + "Make main synchronous, or start GTK before the first await"
    }
  }
}
#endif
