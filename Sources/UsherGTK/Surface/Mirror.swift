#if GTK
internal import CGTK
internal import Usher

/// Draws what fills a window, and beyond the window's edges the same as in a mirror.
@MainActor
struct Mirror {
  /// What fills the window, in its coordinates.
  let parts: [RenderNode]
  /// The window in its own coordinates.
  let window: Rect

  /// Draws as much as is needed to cover `area`, up to one window beyond each edge.
  func draw(into snapshot: OpaquePointer, covering area: Rect) {
    let size = window.size
    var clip = window.graphene
    for row in Self.tiles(from: area.minY, to: area.maxY, length: size.height) {
      for column in Self.tiles(from: area.minX, to: area.maxX, length: size.width) {
        gtk_snapshot_save(snapshot)
        var origin = graphene_point_t(x: Float(column.start), y: Float(row.start))
        gtk_snapshot_translate(snapshot, &origin)
        if column.isMirrored || row.isMirrored {
          gtk_snapshot_scale(snapshot, column.isMirrored ? -1 : 1, row.isMirrored ? -1 : 1)
        }
        gtk_snapshot_push_clip(snapshot, &clip)
        for part in parts { gtk_snapshot_append_node(snapshot, part.pointer) }
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_restore(snapshot)
      }
    }
  }

  /// One of the window and its mirror images, along one axis.
  private struct Tile {
    /// Where the window's zero comes to lie.
    let start: Double
    let isMirrored: Bool
  }

  private static func tiles(from: Double, to: Double, length: Double) -> [Tile] {
    var tiles: [Tile] = []
    if from < 0 { tiles.append(Tile(start: 0, isMirrored: true)) }
    if from < length && to > 0 { tiles.append(Tile(start: 0, isMirrored: false)) }
    if to > length { tiles.append(Tile(start: 2 * length, isMirrored: true)) }
    return tiles
  }
}
#endif
