#if GTK
internal import CGTK
public import Usher

extension Presenter {
  private static let key = "usher-presenter"

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
    let object: UnsafeMutablePointer<GObject> = cast(window)
    if let known = g_object_get_data(object, key) {
      return Unmanaged<Presenter>.fromOpaque(known).takeUnretainedValue()
    }
    let presenter = Presenter(host: try GTKHost(window: window))
    g_object_set_data_full(
      object, key, Unmanaged.passRetained(presenter).toOpaque(),
      { data in
        if let data { Unmanaged<Presenter>.fromOpaque(data).release() }
      })
    return presenter
  }
}
#endif
