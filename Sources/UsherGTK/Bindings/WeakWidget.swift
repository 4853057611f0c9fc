#if GTK
internal import CGTK

/// A reference to a widget that does not keep it alive, and is empty once the widget is gone.
@MainActor
final class WeakWidget {
  // A place of its own: GObject writes to it when the widget goes.
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init() {
    g_weak_ref_init(reference, nil)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, while it lives.
  var widget: WidgetPointer? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    // The window keeps it alive, so our reference need not.
    g_object_unref(object)
    return cast(object)
  }

  func set(_ widget: WidgetPointer?) {
    g_weak_ref_set(reference, widget)
  }

  func clear() {
    g_weak_ref_set(reference, nil)
  }
}
#endif
