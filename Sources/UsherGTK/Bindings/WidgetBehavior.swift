#if GTK
internal import CGTK
internal import Usher

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

  /// Itself in its own coordinates.
  final var bounds: Rect {
    Rect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
  }

  /// Whether its lines run from right to left.
  final var isReversed: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Has itself drawn anew.
  final func redraw() {
    gtk_widget_queue_draw(widget)
  }

  /// Places a child, which has to have been measured.
  static func place(
    _ child: WidgetPointer, x: Int32, y: Int32, width: Int32, height: Int32
  ) {
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &origin))
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
