#if GTK && os(Linux)
internal import CGTK

/// An owned GSK render node with recorded drawing instructions.
@MainActor
final class RenderNode {
  let pointer: OpaquePointer

  /// Records the drawing that `draw` appends to a snapshot.
  ///
  /// Returns `nil` if `draw` draws nothing.
  init?(recording draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  isolated deinit {
    gsk_render_node_unref(pointer)
  }

  /// The bounds of the drawing, including shadows.
  var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return bounds
  }

  /// The node without its outermost transform.
  ///
  /// GTK creates a new inner node only if a widget must be redrawn, but a new transform node in
  /// every snapshot. Compare inner nodes to find out whether the drawing changed.
  var drawing: OpaquePointer {
    guard gsk_render_node_get_node_type(pointer) == GSK_TRANSFORM_NODE,
      let placed = gsk_transform_node_get_child(pointer)
    else { return pointer }
    return placed
  }
}
#endif
