#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension GTKHost {
  /// Writes text to the clipboard of the window's display.
  ///
  /// Returns `false` if the window was closed.
  public func copyToClipboard(_ text: String) -> Bool {
    guard !isClosed else { return false }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(area.widget), text)
    return true
  }
}
#endif
