#if GTK
internal import CGTK

/// What a widget of our own does; subclasses override what they need.
///
/// The widget owns its behavior and lets go of it when it is finalized.
@MainActor
class WidgetBehavior {
  /// The widget, which outlives every call made on the behavior; not owned.
  private(set) var widget: WidgetPointer

  /// Makes the widget; its reference is floating, as from any GTK constructor.
  ///
  /// - Parameter role: What it is to assistive technology, for good; unless given, what holds other things
  ///   and is nothing of its own.
  init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP) {
    widget = WidgetClass.makeInstance(role: role)
    WidgetClass.bind(self, to: widget)
    Census.widgets += 1
  }

  deinit {
    Census.widgets -= 1
  }

  /// The least and the natural extent for an extent across, which is -1 where it is open.
  func measure(_ orientation: GtkOrientation, across: Int32) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  /// Places the children.
  func allocate(width: Int32, height: Int32) {}

  /// Draws; the children unless overridden.
  func snapshot(_ snapshot: OpaquePointer) {
    WidgetClass.snapshotChildren(of: widget, into: snapshot)
  }

  /// Whether a point belongs to the widget; GTK asks for points outside its allocation too.
  func contains(x: Double, y: Double) -> Bool {
    x >= 0 && x < Double(gtk_widget_get_width(widget))
      && y >= 0 && y < Double(gtk_widget_get_height(widget))
  }

  /// The extents of a child, and of nothing where there is none.
  static func measure(
    _ child: WidgetPointer?, _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let child else { return (0, 0) }
    var (minimum, natural) = (Int32(0), Int32(0))
    gtk_widget_measure(child, orientation, across, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}
#endif
