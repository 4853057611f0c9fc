#if GTK && os(Linux)
internal import CGTK

/// The GObject class for widgets whose behavior is written in Swift.
///
/// An instance's pointer refers to its `WidgetBehavior`. The pointer is `nil` during construction
/// and after finalization, and GTK may call the overridden functions at both times.
@MainActor
enum WidgetClass {
  private nonisolated static let subclass = Subclass(
    "UsherWidget", of: gtk_widget_get_type(),
    classInit: { pointer, _ in
      if let pointer { WidgetClass.override(pointer) }
    })

  /// GtkWidget's class, used for methods that aren't overridden.
  private nonisolated(unsafe) static var parent: UnsafeMutablePointer<GtkWidgetClass>?

  static func makeInstance(role: GtkAccessibleRole?) -> WidgetPointer {
    cast(subclass.makeInstance(role: role))
  }

  static func bind(_ behavior: WidgetBehavior, to widget: WidgetPointer) {
    subclass.setPointer(of: widget, to: Unmanaged.passRetained(behavior).toOpaque())
  }

  /// The behavior of a widget, or `nil` if the widget has a different class.
  static func behavior(of widget: WidgetPointer) -> WidgetBehavior? {
    guard subclass.hasInstance(widget), let pointer = subclass.pointer(of: widget) else {
      return nil
    }
    return Unmanaged<WidgetBehavior>.fromOpaque(pointer).takeUnretainedValue()
  }

  static func snapshotChildren(of widget: WidgetPointer, into snapshot: OpaquePointer) {
    parent?.pointee.snapshot(widget, snapshot)
  }

  static func focusChild(of widget: WidgetPointer, _ direction: GtkDirectionType) -> Bool {
    parent?.pointee.focus(widget, direction) == 1
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
    widgetClass.pointee.compute_expand = { widget, across, down in
      let expands = WidgetClass.with(widget) {
        ($0.expands(along: GTK_ORIENTATION_HORIZONTAL), $0.expands(along: GTK_ORIENTATION_VERTICAL))
      }
      across?.pointee = expands?.0 == true ? 1 : 0
      down?.pointee = expands?.1 == true ? 1 : 0
    }
    widgetClass.pointee.focus = { widget, direction in
      WidgetClass.with(widget) { $0.focus(direction) } == true ? 1 : 0
    }
    widgetClass.pointee.contains = { widget, x, y in
      WidgetClass.with(widget) { $0.contains(x: x, y: y) } == true ? 1 : 0
    }
    objectClass.pointee.dispose = { object in
      guard let object else { return }
      let widget: WidgetPointer = cast(object)
      WidgetClass.with(widget) { $0.willBeDestroyed() }
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      WidgetClass.chainUp { $0.pointee.dispose(object) }
    }
    objectClass.pointee.finalize = { object in
      guard let object else { return }
      let behavior = WidgetClass.subclass.pointer(of: object)
      WidgetClass.subclass.setPointer(of: object, to: nil)
      if let behavior { Unmanaged<WidgetBehavior>.fromOpaque(behavior).release() }
      WidgetClass.chainUp { $0.pointee.finalize(object) }
    }
  }

  /// Calls `body` with the widget's behavior, or returns `nil` if the widget has none.
  @discardableResult
  private nonisolated static func with<Result: Sendable>(
    _ widget: WidgetPointer?, _ body: @MainActor (WidgetBehavior) -> Result
  ) -> Result? {
    nonisolated(unsafe) let pointer = widget.flatMap { subclass.pointer(of: $0) }
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
