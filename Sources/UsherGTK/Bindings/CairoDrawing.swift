#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
enum CairoDrawing {
  /// Appends a cairo drawing over `area`, in the snapshot's coordinates.
  ///
  /// If a drawing's bounds aren't whole points, GTK 4.8's GL renderer shifts and stretches the
  /// drawing. If the bounds don't start at the origin, GTK's renderer for browsers shifts the
  /// drawing. Therefore, the drawing is recorded in a node whose bounds start at the origin and are
  /// whole points, and this node is then moved.
  static func append(
    to snapshot: OpaquePointer, over area: OverlayRect, _ draw: (OpaquePointer) -> Void
  ) {
    let (left, top) = (area.minX.rounded(.down), area.minY.rounded(.down))
    var corner = graphene_point_t(x: Float(left), y: Float(top))
    var bounds = OverlayRect(
      x: 0, y: 0, width: area.maxX.rounded(.up) - left, height: area.maxY.rounded(.up) - top
    ).graphene
    let node = RenderNode { snapshot in
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      cairo_translate(context, -left, -top)
      draw(context)
      cairo_destroy(context)
    }
    guard let node else { return }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_append_node(snapshot, node.pointer)
    gtk_snapshot_restore(snapshot)
  }
}
#endif
