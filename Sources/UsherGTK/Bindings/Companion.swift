#if GTK
internal import CGTK

/// Ties Swift objects to widgets that GTK makes: the object lives as long as the widget.
@MainActor
enum Companion {
  /// Lets `widget` keep `object`; a widget keeps one, and lets an earlier one go.
  static func tie(_ object: AnyObject, to widget: WidgetPointer) {
    g_object_set_data_full(
      cast(widget), "usher-companion", Unmanaged.passRetained(object).toOpaque(),
      { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      })
  }
}
#endif
