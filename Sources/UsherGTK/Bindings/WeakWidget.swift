#if GTK && os(Linux)
internal import CGTK

/// A weak reference to a widget; `nil` once the widget is gone.
@MainActor
final class WeakWidget {
  // Heap memory with a stable address, since GObject writes to it when the widget goes.
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init() {
    g_weak_ref_init(reference, nil)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget; `nil` once it is gone.
  var widget: WidgetPointer? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    // The window keeps the widget alive, so a reference is not needed here.
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
