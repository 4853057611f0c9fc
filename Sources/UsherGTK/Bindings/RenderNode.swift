#if GTK
internal import CGTK

/// GTK's drawing instructions for something; let go of with the last reference.
@MainActor
final class RenderNode {
  let pointer: OpaquePointer

  /// Records what `draw` draws into the snapshot it is handed; `nil` where that is nothing.
  init?(recording draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  isolated deinit {
    gsk_render_node_unref(pointer)
  }

  /// Everything it draws lies within, shadows included.
  var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return bounds
  }

  /// What it draws, wherever that is placed: GTK makes it anew when a widget has to be drawn anew, and
  /// places it in a new node whenever it is asked.
  var drawing: OpaquePointer {
    guard gsk_render_node_get_node_type(pointer) == GSK_TRANSFORM_NODE,
      let placed = gsk_transform_node_get_child(pointer)
    else { return pointer }
    return placed
  }
}
#endif
