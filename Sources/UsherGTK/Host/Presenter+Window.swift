#if GTK
internal import CGTK
public import Usher

extension Presenter {
  private static let keepsake = Keepsake<Presenter>("usher-presenter")

  /// Returns the window's presenter, which shows overlays above everything in the window.
  ///
  /// The first call attaches a presenter and leaves the app's widgets unchanged. Later calls return
  /// the same presenter. It lives as long as the window, and refuses every request after the window
  /// is destroyed. GTK must have been initialised on the main thread.
  ///
  /// - Parameter window: A GtkWindow or an instance of a subclass, from any language binding.
  /// - Returns: The presenter; the caller need not retain it.
  /// - Throws: `AttachmentError` if `window` is not an open window or already has a layout manager
  ///   of another host or the app, or if GTK does not run on the main thread.
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
