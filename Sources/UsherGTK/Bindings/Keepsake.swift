#if GTK && os(Linux)
internal import CGTK

/// A slot that ties Swift objects to widgets.
///
/// A widget retains its object until the widget is freed, or the object is replaced or cleared.
@MainActor
struct Keepsake<Object: AnyObject> {
  private let name: String

  /// Creates a slot.
  ///
  /// A widget retains one object per name.
  init(_ name: String) {
    self.name = name
  }

  func object(of widget: WidgetPointer) -> Object? {
    let data = g_object_get_data(cast(widget), name)
    return data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  func clear(_ widget: WidgetPointer) {
    g_object_set_data(cast(widget), name, nil)
  }

  /// Ties `object` to `widget`, replacing the widget's previous object.
  func tie(_ object: Object, to widget: WidgetPointer) {
    g_object_set_data_full(
      cast(widget), name, Unmanaged.passRetained(object).toOpaque(),
      { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      })
  }
}
#endif
