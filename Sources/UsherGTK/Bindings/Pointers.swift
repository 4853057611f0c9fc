#if GTK && os(Linux)
internal import CGTK

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Casts an object to another type in its class hierarchy, like C macros such as
/// `GTK_WINDOW(widget)`.
///
/// The cast is unchecked.
func cast<Object>(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Object> {
  object.assumingMemoryBound(to: Object.self)
}

/// Whether the object is an instance of `type` or of a subclass.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
  return g_type_check_instance_is_a(instance, type) != 0
}

extension WidgetPointer {
  /// The widget's class, including the functions that a layout manager replaces.
  var ownClass: UnsafeMutablePointer<GtkWidgetClass> {
    cast(UnsafeMutableRawPointer(pointee.parent_instance.g_type_instance.g_class))
  }
}
#endif
