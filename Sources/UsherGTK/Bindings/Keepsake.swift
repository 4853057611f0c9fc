#if GTK
internal import CGTK

/// Ties Swift objects to widgets: an object lives as long as its widget, unless another one takes its
/// place.
@MainActor
struct Keepsake<Object: AnyObject> {
  private let name: String

  /// Each widget has room for one object of a name.
  init(_ name: String) {
    self.name = name
  }

  /// The object; `nil` where there is none.
  func object(of widget: WidgetPointer) -> Object? {
    let data = g_object_get_data(cast(widget), name)
    return data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets `widget` keep `object`.
  func tie(_ object: Object, to widget: WidgetPointer) {
    g_object_set_data_full(
      cast(widget), name, Unmanaged.passRetained(object).toOpaque(),
      { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      })
  }
}
#endif
