#if GTK && os(Linux)
internal import CGTK

@MainActor
final class WeakWidget {
  // Heap memory with a stable address, because GObject writes to it when the widget is destroyed.
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init() {
    g_weak_ref_init(reference, nil)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, or `nil` after it is destroyed.
  var widget: WidgetPointer? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    // The window retains the widget, so no reference is needed here.
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
