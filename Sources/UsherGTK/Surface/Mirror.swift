#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws a window's content, and its mirror images beyond the window's edges.
@MainActor
struct Mirror {
  /// The window's content, in the window's coordinates.
  let parts: [RenderNode]
  let window: OverlayRect

  /// Draws the tiles that cover `area`, up to one mirror image beyond each edge.
  func draw(into snapshot: OpaquePointer, covering area: OverlayRect) {
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

  /// The window or one of its mirror images, along one axis.
  private struct Tile {
    /// The coordinate at which the window's coordinate 0 is drawn.
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
