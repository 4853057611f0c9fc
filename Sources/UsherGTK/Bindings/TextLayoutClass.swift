#if GTK && os(Linux)
internal import CGTK

/// The GObject class of a layout manager that calls a `TextView`.
@MainActor
enum TextLayoutClass {
  private nonisolated static let subclass = Subclass(
    "UsherTextLayout", of: gtk_layout_manager_get_type(),
    classInit: { pointer, _ in
      if let pointer { TextLayoutClass.override(pointer) }
    })

  /// Installs the layout manager on the label of `view`.
  ///
  /// The label retains the view.
  static func install(for view: TextView) {
    let manager = subclass.makeInstance()
    subclass.setPointer(of: manager, to: Unmanaged.passUnretained(view).toOpaque())
    gtk_widget_set_layout_manager(view.widget, cast(manager))
  }

  static func measureByClass(
    _ label: WidgetPointer, _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural, low, high) = (Int32(0), Int32(0), Int32(-1), Int32(-1))
    label.ownClass.pointee.measure(
      label, orientation, across, &minimum, &natural, &low, &high)
    return (minimum, natural)
  }

  private nonisolated static func override(_ pointer: gpointer) {
    let layoutClass: UnsafeMutablePointer<GtkLayoutManagerClass> = cast(pointer)
    layoutClass.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    layoutClass.pointee.measure = { manager, _, orientation, across, minimum, natural, _, _ in
      nonisolated(unsafe) let view = manager.flatMap { TextLayoutClass.subclass.pointer(of: $0) }
      let extents: (minimum: Int32, natural: Int32)? = MainActor.assumeIsolated {
        guard let view else { return nil }
        return Unmanaged<TextView>.fromOpaque(view).takeUnretainedValue()
          .measure(orientation, across: across)
      }
      minimum?.pointee = extents?.minimum ?? 0
      natural?.pointee = extents?.natural ?? 0
    }
    layoutClass.pointee.allocate = { manager, _, width, height, baseline in
      nonisolated(unsafe) let view = manager.flatMap { TextLayoutClass.subclass.pointer(of: $0) }
      MainActor.assumeIsolated {
        guard let view else { return }
        Unmanaged<TextView>.fromOpaque(view).takeUnretainedValue()
          .allocate(width: width, height: height, baseline: baseline)
      }
    }
  }
}
#endif
