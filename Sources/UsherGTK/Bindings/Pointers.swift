#if GTK
internal import CGTK

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// The same object as another type of its ancestry; C writes `GTK_WINDOW(widget)` and the like.
func cast<Object>(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Object> {
  object.assumingMemoryBound(to: Object.self)
}

/// Whether the object is of the type or inherits from it.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
  return g_type_check_instance_is_a(instance, type) != 0
}
#endif
