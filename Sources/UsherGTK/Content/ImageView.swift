#if GTK
internal import CGTK
internal import Usher

/// The widget of an image: a picture fitted into a square, its proportions kept.
@MainActor
final class ImageView: WidgetBehavior {
  private let picture: Picture
  private let size: Size
  private let color: GdkRGBA

  init(_ picture: Picture, _ image: Image, _ traits: Traits) {
    self.picture = picture
    size = image.size
    color = image.color.resolved(for: traits).gdk
    super.init()
    if let label = image.label { describe(as: label) }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let side = Int32(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height)
    return (side, side)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let (width, height) = (
      Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget))
    )
    let ratio = gdk_paintable_get_intrinsic_aspect_ratio(picture.paintable)
    let drawnWidth = ratio > 0 ? min(width, height * ratio) : width
    let drawnHeight = ratio > 0 ? min(height, width / ratio) : height
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(
      x: Float((width - drawnWidth) / 2), y: Float((height - drawnHeight) / 2))
    gtk_snapshot_translate(snapshot, &origin)
    if picture.isSymbolic {
      // One colour each for the foreground, error, warning and success parts of an icon.
      let colors = [GdkRGBA](repeating: color, count: 4)
      gtk_symbolic_paintable_snapshot_symbolic(
        picture.paintable, snapshot, drawnWidth, drawnHeight, colors, gsize(colors.count))
    } else {
      gdk_paintable_snapshot(picture.paintable, snapshot, drawnWidth, drawnHeight)
    }
    gtk_snapshot_restore(snapshot)
  }

  private func describe(as label: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro in C
    g_value_set_string(&value, label)
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    g_value_unset(&value)
  }
}
#endif
