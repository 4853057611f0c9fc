#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A drawing by cairo in a snapshot.
@MainActor
enum CairoDrawing {
  /// Appends what `draw` draws over `area` with a cairo context, in the snapshot's coordinates.
  ///
  /// GTK 4.8's GL renderer shifts and stretches a drawing whose bounds are not whole points, and
  /// its renderer for browsers shifts one whose bounds do not begin at the origin. So the drawing
  /// is a node of its own, which covers `area` in whole points and is moved as a whole.
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
