#if GTK
internal import CGTK
internal import Usher

/// The widget of an image: a picture fitted into a square, its proportions kept.
@MainActor
final class ImageView: WidgetBehavior {
  private let picture: Picture
  private let side: Int32
  private let color: GdkRGBA

  init(_ picture: Picture, _ image: Image, _ appearance: Appearance) {
    self.picture = picture
    side = Int32(image.size)
    color = image.color.resolved(for: appearance).gdk
    super.init(
      role: image.label == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
    if let label = image.label { AccessibleWidget(widget).setLabel(label) }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (side, side)
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
}
#endif
