#if GTK
internal import CGTK
internal import Usher

/// A shadow that was drawn once and is stretched around every surface of its class.
///
/// Blurring takes longer than all the rest of a card.
@MainActor
final class ShadowPicture {
  /// The number of bytes of all parts.
  private(set) var byteCount = 0
  private var parts: [(texture: OpaquePointer, cell: ShadowCut.Cell)] = []

  /// The greatest side of a picture in pixels; a larger shadow is drawn directly.
  private static let greatestSide = 2048.0

  /// The inputs that decide a shadow's pixels.
  struct Key: Hashable {
    let shadow: Shadow
    let color: RGBA
    let corners: Corners
    let isCovered: Bool
    let overlap: Float
    let cut: ShadowCut
    /// The pixels of a point.
    let scale: Double
  }

  /// Draws the shadow that `draw` draws around a surface of the size `cut.model` at the origin;
  /// `nil` if it is too large.
  init?(_ cut: ShadowCut, scale: Double, draw: (OpaquePointer) -> Void) {
    let size = Size(
      width: ((cut.reach.left + cut.model.width + cut.reach.right) * scale).rounded(.up),
      height: ((cut.reach.top + cut.model.height + cut.reach.bottom) * scale).rounded(.up))
    guard max(size.width, size.height) <= Self.greatestSide, let node = RenderNode(recording: draw),
      let canvas = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    else { return nil }
    defer { cairo_surface_destroy(canvas) }
    let context = cairo_create(canvas)
    cairo_scale(context, scale, scale)
    cairo_translate(context, cut.reach.left, cut.reach.top)
    gsk_render_node_draw(node.pointer, context)
    cairo_destroy(context)
    cairo_surface_flush(canvas)
    for cell in cut.cells {
      let (x, width) = cell.columns.place(from: 0, to: cut.model.width)
      let (y, height) = cell.rows.place(from: 0, to: cut.model.height)
      add(
        Rect(
          x: (x + cut.reach.left) * scale, y: (y + cut.reach.top) * scale, width: width * scale,
          height: height * scale), of: canvas, as: cell)
    }
  }

  isolated deinit {
    for part in parts { g_object_unref(UnsafeMutableRawPointer(part.texture)) }
  }

  /// Draws the shadow around a surface.
  func draw(around frame: Rect, into snapshot: OpaquePointer) {
    for (texture, cell) in parts {
      let (x, width) = cell.columns.place(from: frame.minX, to: frame.maxX)
      let (y, height) = cell.rows.place(from: frame.minY, to: frame.maxY)
      var bounds = Rect(x: x, y: y, width: width, height: height).graphene
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }
  }

  /// Makes a texture of the pixels in `area`.
  private func add(_ area: Rect, of canvas: OpaquePointer, as cell: ShadowCut.Cell) {
    let stride = Int(cairo_image_surface_get_stride(canvas))
    let (left, top) = (Int(area.minX), Int(area.minY))
    let width = min(Int(area.maxX.rounded(.up)), Int(cairo_image_surface_get_width(canvas))) - left
    let height = min(Int(area.maxY.rounded(.up)), Int(cairo_image_surface_get_height(canvas))) - top
    guard width > 0, height > 0, let pixels = cairo_image_surface_get_data(canvas) else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in top..<top + height {
      let start = pixels + row * stride + left * 4
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: width * 4))
    }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    // GDK's name for the order of cairo's 32-bit pixels on a little-endian machine.
    guard
      let texture = gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))
    else { return }
    byteCount += bytes.count
    parts.append((texture, cell))
  }
}
#endif
