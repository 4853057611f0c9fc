#if GTK
internal import CGTK

/// Returns a widget and its descendants, each before its children.
@MainActor
func widgets(
  in widget: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  var all = [widget]
  var child = gtk_widget_get_first_child(widget)
  while let part = child {
    all += widgets(in: part)
    child = gtk_widget_get_next_sibling(part)
  }
  return all
}

/// Whether a widget has a type or a derived type.
func isInstance(_ widget: UnsafeMutablePointer<GtkWidget>, of type: GType) -> Bool {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  return g_type_check_instance_is_a(instance, type) != 0
}
#endif
