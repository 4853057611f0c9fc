#if GTK
internal import CGTK
public import Usher

extension Presenter {
  private static let keepsake = Keepsake<Presenter>("usher-presenter")

  /// The presenter of a window, which shows overlays above everything in it.
  ///
  /// The first call attaches it and leaves the app's widgets as they are; later calls find it again.
  /// It lives as long as the window, and a window that has been destroyed refuses what comes later.
  /// GTK must have been initialised, on the main thread.
  ///
  /// - Parameter window: A GtkWindow or an object that inherits from it, of any binding.
  /// - Returns: The presenter; nobody has to keep it.
  /// - Throws: `AttachmentError` where it is no open window, or where GTK does not run on the main
  ///   thread.
  public static func attached(
    to window: UnsafeMutableRawPointer
  ) throws(AttachmentError) -> Presenter {
    guard isInstance(window, of: gtk_window_get_type()) else {
      return Presenter(host: try GTKHost(window: window))
    }
    if let known = keepsake.object(of: cast(window)) { return known }
    let presenter = Presenter(host: try GTKHost(window: window))
    keepsake.tie(presenter, to: cast(window))
    return presenter
  }
}
#endif
