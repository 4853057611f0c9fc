#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Asks the desktop to open a link in its default app.
  ///
  /// If the desktop can't open the link, the host later reports a problem. Returns `false` if the
  /// window was closed.
  public func open(_ link: OverlayLink) -> Bool {
    guard !isClosed else { return false }
    let context = gtk_widget_get_display(area.widget).flatMap {
      gdk_display_get_app_launch_context($0)
    }
    let completion = Completion<Bool> { [connection] isOpen in
      if !isOpen { connection.report(.unopenedLink(link)) }
    }
    g_app_info_launch_default_for_uri_async(
      link.address, context.map { cast(UnsafeMutableRawPointer($0)) }, nil,
      { _, result, data in
        let isOpen = g_app_info_launch_default_for_uri_finish(result, nil) != 0
        Completion<Bool>.call(data, isOpen)
      }, completion.pointer)
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    return true
  }
}
#endif
