#if GTK && os(Linux)
internal import CGTK
public import Usher

extension Presenter {
  private static let keepsake = Keepsake<Presenter>("usher-presenter")

  /// Returns the presenter that shows overlays above all other widgets of a window or pane.
  ///
  /// The first call attaches a presenter and leaves the app's widgets unchanged. Later calls return
  /// the same presenter. The presenter exists as long as the window or pane, and refuses every
  /// request after the window or pane is destroyed. GTK must have been initialized on the main
  /// thread.
  ///
  /// ```swift
  /// let known = try Presenter.attached(to: window)
  /// print(known === presenter)  // true
  /// ```
  ///
  /// - Parameter widget: A GtkWindow, an instance of a subclass, or the widget of an `OverlayPane`,
  ///   from any language binding. GTK must not have freed it.
  /// - Returns: The presenter. You don't need to retain it. If the window or pane was destroyed,
  ///   its former presenter is returned.
  /// - Throws: `AttachmentError` if `widget` is neither an open window nor a pane, or has a host
  ///   that this function didn't create. The error is also thrown if the app set the window's
  ///   layout manager, or if GTK doesn't run on the main thread.
  public static func attached(
    to widget: UnsafeMutableRawPointer
  ) throws(AttachmentError) -> Presenter {
    if isInstance(widget, of: gtk_widget_get_type()), let known = keepsake.object(of: cast(widget))
    {
      return known
    }
    let presenter = Presenter(host: try GTKHost(in: widget))
    keepsake.tie(presenter, to: cast(widget))
    return presenter
  }
}
#endif
