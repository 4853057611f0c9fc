#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The base class for the behavior of the host's widgets.
///
/// A widget retains its behavior until the widget is finalized.
@MainActor
class WidgetBehavior {
  /// The widget with this behavior.
  ///
  /// The behavior doesn't retain the widget. The widget exists whenever GTK calls the behavior.
  private(set) var widget: WidgetPointer

  /// Creates the widget, with a floating reference like any new GTK widget.
  ///
  /// - Parameter role: The widget's accessible role, a group by default. The role can't be changed
  ///   later.
  init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP) {
    widget = WidgetClass.makeInstance(role: role)
    WidgetClass.bind(self, to: widget)
    Census.widgets += 1
  }

  deinit {
    Census.widgets -= 1
  }

  /// Returns the minimum and natural extents along `orientation`.
  ///
  /// `across` is the extent in the other direction, or -1 if that extent isn't known.
  func measure(_ orientation: GtkOrientation, across: Int32) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  func allocate(width: Int32, height: Int32) {}

  /// Whether the widget expands along `orientation` if there is space.
  ///
  /// The default is `false`.
  func expands(along orientation: GtkOrientation) -> Bool { false }

  /// Moves the keyboard focus within the widget or into it.
  ///
  /// Returns `false` if the focus must leave the widget.
  ///
  /// By default, the focus moves through the children from first to last.
  func focus(_ direction: GtkDirectionType) -> Bool {
    WidgetClass.focusChild(of: widget, direction)
  }

  /// Called when the widget is destroyed, before its children are removed.
  ///
  /// GTK may call this more than once.
  func willBeDestroyed() {}

  /// Draws the widget.
  ///
  /// By default, only its children are drawn.
  func snapshot(_ snapshot: OpaquePointer) {
    WidgetClass.snapshotChildren(of: widget, into: snapshot)
  }

  /// Whether a point belongs to the widget.
  ///
  /// GTK also calls this for points outside the widget's allocation.
  func contains(x: Double, y: Double) -> Bool {
    x >= 0 && x < Double(gtk_widget_get_width(widget))
      && y >= 0 && y < Double(gtk_widget_get_height(widget))
  }

  final var bounds: OverlayRect {
    OverlayRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
  }

  final var isReversed: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  final func redraw() {
    gtk_widget_queue_draw(widget)
  }

  /// Places a child that has already been measured.
  static func place(
    _ child: WidgetPointer, x: Int32, y: Int32, width: Int32, height: Int32
  ) {
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &origin))
  }

  /// Fills the widget with a child.
  ///
  /// A child whose minimum size is larger keeps its minimum size, and extends beyond the trailing
  /// edge and the bottom.
  final func fill(with child: WidgetPointer, width: Int32, height: Int32) {
    let minimumWidth = Self.measure(child, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
    let own = max(width, minimumWidth)
    let minimumHeight = Self.measure(child, GTK_ORIENTATION_VERTICAL, across: own).minimum
    Self.place(
      child, x: isReversed ? width - own : 0, y: 0, width: own, height: max(height, minimumHeight))
  }

  /// Returns a child's minimum and natural extents along `orientation`, or zeros if `child` is
  /// `nil`.
  ///
  /// `across` is the extent in the other direction, or -1 if that extent isn't known. If it is less
  /// than the child's minimum in that direction, the minimum is used instead. GTK would do the
  /// same, but versions after 4.8 would also warn.
  static func measure(
    _ child: WidgetPointer?, _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let child else { return (0, 0) }
    var (needed, minimum, natural) = (Int32(0), Int32(0), Int32(0))
    if across >= 0 {
      let other =
        orientation == GTK_ORIENTATION_VERTICAL
        ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
      gtk_widget_measure(child, other, -1, &needed, nil, nil, nil)
    }
    gtk_widget_measure(
      child, orientation, across < 0 ? -1 : max(across, needed), &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}
#endif
