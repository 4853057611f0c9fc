#if GTK && os(Linux)
internal import CGTK

/// The GObject class of a layout manager that gives the overlay layer the whole window.
///
/// GtkWindow lays out only its child and title bar, but not the layer, although the layer is also a
/// child. This manager calls the window's class to lay out its parts, and then places the layer.
@MainActor
enum WindowLayoutClass {
  private nonisolated static let subclass = Subclass(
    "UsherWindowLayout", of: gtk_layout_manager_get_type(),
    classInit: { pointer, _ in
      if let pointer { WindowLayoutClass.override(pointer) }
    })

  /// Installs the layout manager on a window.
  ///
  /// The window must already be the layer's parent.
  static func install(_ layer: WidgetPointer, on window: WidgetPointer) {
    let manager = subclass.makeInstance()
    subclass.setPointer(of: manager, to: layer)
    gtk_widget_set_layout_manager(window, cast(manager))
  }

  /// Removes the layout manager, unless the app replaced it.
  static func uninstall(from window: WidgetPointer) {
    guard let manager = gtk_widget_get_layout_manager(window),
      subclass.hasInstance(UnsafeMutableRawPointer(manager))
    else { return }
    gtk_widget_set_layout_manager(window, nil)
  }

  private nonisolated static func override(_ pointer: gpointer) {
    let layoutClass: UnsafeMutablePointer<GtkLayoutManagerClass> = cast(pointer)
    layoutClass.pointee.get_request_mode = { _, window in
      guard let window else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
      return window.ownClass.pointee.get_request_mode(window)
    }
    layoutClass.pointee.measure = { _, window, orientation, across, minimum, natural, low, high in
      guard let window else { return }
      window.ownClass.pointee.measure(
        window, orientation, across, minimum, natural, low, high)
    }
    layoutClass.pointee.allocate = { manager, window, width, height, baseline in
      guard let manager, let window else { return }
      window.ownClass.pointee.size_allocate(
        window, width, height, baseline)
      guard let layer = WindowLayoutClass.subclass.pointer(of: manager) else { return }
      // GTK warns about a widget that is allocated without being measured.
      gtk_widget_measure(cast(layer), GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(cast(layer), width, height, -1, nil)
    }
  }
}
#endif
