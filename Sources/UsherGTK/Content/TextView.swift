#if GTK
internal import CGTK

/// The widget of a text: a label whose width does not depend on its height.
///
/// A wrapping GtkLabel that is asked how wide it must be for a given height can answer more than for
/// any height at all, and a GtkBox complains about the contradiction. Nothing here needs that answer.
@MainActor
final class TextView: WidgetBehavior {
  private let label: WidgetPointer

  /// Takes over `label`, a floating widget.
  init(label: WidgetPointer) {
    self.label = label
    super.init()
    gtk_widget_set_parent(label, widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
    return Self.measure(label, orientation, across: isWidth ? -1 : across)
  }

  override func allocate(width: Int32, height: Int32) {
    gtk_widget_allocate(label, width, height, -1, nil)
  }
}
#endif
