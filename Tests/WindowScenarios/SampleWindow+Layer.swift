#if GTK
internal import CGTK
internal import SampleApp

extension SampleWindow {
  /// The frontmost widget of the window, which is the host's layer.
  ///
  /// Tooltips and popovers may follow, because they are also children, with separate surfaces.
  var layer: UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_last_child(widget)
    while let part = child {
      let instance = UnsafeMutableRawPointer(part).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_native_get_type()) == 0 { return part }
      child = gtk_widget_get_prev_sibling(part)
    }
    return nil
  }
}
#endif
