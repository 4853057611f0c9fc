#if GTK
internal import CGTK

/// The GObject class of the widgets whose behavior is written in Swift.
///
/// An instance is a GtkWidget followed by one pointer to its `WidgetBehavior`. That pointer is empty
/// while the instance is made and once it is finalized, and GTK may call in between.
@MainActor
enum WidgetClass {
  private nonisolated static let slot = MemoryLayout<GtkWidget>.stride
  private static let type = register()

  /// The class of GtkWidget, for what is not overridden.
  private nonisolated(unsafe) static var parent: UnsafeMutablePointer<GtkWidgetClass>?

  static func makeInstance() -> WidgetPointer {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject makes an instance of any type that is registered")
    }
    return cast(object)
  }

  static func bind(_ behavior: WidgetBehavior, to widget: WidgetPointer) {
    UnsafeMutableRawPointer(widget).storeBytes(
      of: Unmanaged.passRetained(behavior).toOpaque(), toByteOffset: WidgetClass.slot,
      as: UnsafeMutableRawPointer?.self)
  }

  static func snapshotChildren(of widget: WidgetPointer, into snapshot: OpaquePointer) {
    parent?.pointee.snapshot(widget, snapshot)
  }

  private static func register() -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(slot + MemoryLayout<UnsafeMutableRawPointer?>.stride)
    info.class_init = { pointer, _ in
      if let pointer { WidgetClass.override(pointer) }
    }
    return g_type_register_static(
      gtk_widget_get_type(), "UsherWidget", &info, GTypeFlags(rawValue: 0))
  }

  private nonisolated static func override(_ pointer: gpointer) {
    let widgetClass: UnsafeMutablePointer<GtkWidgetClass> = cast(pointer)
    let objectClass: UnsafeMutablePointer<GObjectClass> = cast(pointer)
    parent = g_type_class_peek_parent(pointer).map { cast($0) }
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = { widget, orientation, across, minimum, natural, _, _ in
      let extents =
        WidgetClass.with(widget) { $0.measure(orientation, across: across) }
      minimum?.pointee = extents?.minimum ?? 0
      natural?.pointee = extents?.natural ?? 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      WidgetClass.with(widget) { $0.allocate(width: width, height: height) }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let snapshot = snapshot
      WidgetClass.with(widget) { behavior in
        if let snapshot { behavior.snapshot(snapshot) }
      }
    }
    widgetClass.pointee.contains = { widget, x, y in
      WidgetClass.with(widget) { $0.contains(x: x, y: y) } == true ? 1 : 0
    }
    objectClass.pointee.dispose = { object in
      guard let object else { return }
      let widget: WidgetPointer = cast(object)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      WidgetClass.chainUp { $0.pointee.dispose(object) }
    }
    objectClass.pointee.finalize = { object in
      guard let object else { return }
      let raw = UnsafeMutableRawPointer(object)
      let behavior = raw.load(fromByteOffset: WidgetClass.slot, as: UnsafeMutableRawPointer?.self)
      raw.storeBytes(of: nil, toByteOffset: WidgetClass.slot, as: UnsafeMutableRawPointer?.self)
      if let behavior { Unmanaged<WidgetBehavior>.fromOpaque(behavior).release() }
      WidgetClass.chainUp { $0.pointee.finalize(object) }
    }
  }

  /// Calls the behavior of a widget; `nil` while it has none.
  @discardableResult
  private nonisolated static func with<Result: Sendable>(
    _ widget: WidgetPointer?, _ body: @MainActor (WidgetBehavior) -> Result
  ) -> Result? {
    nonisolated(unsafe) let pointer = widget.flatMap {
      UnsafeRawPointer($0).load(fromByteOffset: WidgetClass.slot, as: UnsafeMutableRawPointer?.self)
    }
    guard pointer != nil else { return nil }
    return MainActor.assumeIsolated {
      guard let pointer else { return nil }
      return body(Unmanaged<WidgetBehavior>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  private nonisolated static func chainUp(
    _ body: (UnsafeMutablePointer<GObjectClass>) -> Void
  ) {
    guard let parent else { return }
    body(cast(UnsafeMutableRawPointer(parent)))
  }
}
#endif
