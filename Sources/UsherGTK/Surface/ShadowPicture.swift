#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A picture of a shadow that is drawn once and stretched to fit surfaces of different sizes.
///
/// Without the picture, the shadow would be blurred in every frame, which takes longer than drawing
/// the rest of a card.
@MainActor
final class ShadowPicture {
  private(set) var byteCount = 0
  private var parts: [Part] = []
  private let reach: Insets

  /// The maximum width and height of a picture, in pixels.
  ///
  /// A larger shadow is drawn directly.
  private static let maximumSide = 2048.0

  struct Key: Hashable {
    let shadow: OverlayShadow
    let colors: [RGBA]
    let corners: Corners
    let isCovered: Bool
    let overlap: Float
    let cut: OverlayShadow.Cut
    /// The number of pixels per point.
    let scale: Double
    let renderer: Renderer
  }

  /// A part of the picture, and its position around a surface.
  private struct Part {
    let cell: OverlayShadow.Cut.Cell
    let pixels: Pixels

    /// Whether the part is stretched along a side of the surface.
    var isStretched: Bool {
      switch (cell.columns, cell.rows) {
      case (.middle, _), (_, .middle): true
      case (.leading, _), (.trailing, _): false
      }
    }
  }

  /// The pixels of a part, in the fastest format for the renderer.
  private enum Pixels {
    /// An image for cairo.
    ///
    /// One unit of the image's coordinates is one point.
    case image(OpaquePointer)
    /// A texture for GL.
    case texture(OpaquePointer)
  }

  /// Creates a picture of a shadow.
  ///
  /// `draw` draws the shadow around a surface of size `key.cut.model` at the origin. Returns `nil`
  /// if the shadow is too large or there isn't enough memory.
  init?(_ key: Key, draw: (OpaquePointer) -> Void) {
    let (cut, scale) = (key.cut, key.scale)
    reach = cut.reach
    let size = OverlaySize(
      width: cut.reach.left + cut.model.width + cut.reach.right,
      height: cut.reach.top + cut.model.height + cut.reach.bottom)
    guard max(size.width, size.height) * scale <= Self.maximumSide,
      let node = RenderNode(recording: draw),
      let canvas = Self.image(size, scale)
    else { return nil }
    defer { cairo_surface_destroy(canvas) }
    let context = cairo_create(canvas)
    cairo_translate(context, cut.reach.left, cut.reach.top)
    gsk_render_node_draw(node.pointer, context)
    cairo_destroy(context)
    for cell in cut.cells {
      let (x, width) = cell.columns.place(from: 0, to: cut.model.width)
      let (y, height) = cell.rows.place(from: 0, to: cut.model.height)
      add(
        OverlayRect(x: x + reach.left, y: y + reach.top, width: width, height: height), of: canvas,
        for: key, as: cell)
    }
  }

  isolated deinit {
    for part in parts {
      switch part.pixels {
      case .image(let image): cairo_surface_destroy(image)
      case .texture(let texture): g_object_unref(UnsafeMutableRawPointer(texture))
      }
    }
  }

  func draw(around frame: OverlayRect, into snapshot: OpaquePointer) {
    var context: OpaquePointer?
    for part in parts {
      let (x, width) = part.cell.columns.place(from: frame.minX, to: frame.maxX)
      let (y, height) = part.cell.rows.place(from: frame.minY, to: frame.maxY)
      let place = OverlayRect(x: x, y: y, width: width, height: height)
      switch part.pixels {
      case .texture(let texture):
        var bounds = place.graphene
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
      case .image(let image):
        context = context ?? canvas(around: frame, in: snapshot)
        if let context { Self.fill(place, with: image, stretched: part.isStretched, in: context) }
      }
    }
    if let context { cairo_destroy(context) }
  }

  private func canvas(around frame: OverlayRect, in snapshot: OpaquePointer) -> OpaquePointer? {
    var bounds = frame.outset(by: reach).graphene
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return nil }
    // Shadows have no details, so whole pixels look the same, are drawn twice as fast, and leave no
    // seams between parts.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    return context
  }

  private static func fill(
    _ place: OverlayRect, with image: OpaquePointer, stretched isStretched: Bool,
    in context: OpaquePointer
  ) {
    cairo_set_source_surface(context, image, place.minX, place.minY)
    // A card behind the first card of a stack is drawn smaller. At the edge of its corners, a
    // repeated image would restart, which is visible as a line.
    cairo_pattern_set_extend(
      cairo_get_source(context), isStretched ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_rectangle(context, place.minX, place.minY, place.size.width, place.size.height)
    cairo_fill(context)
  }

  /// Adds a part with the canvas's pixels in `area`, in points.
  private func add(
    _ area: OverlayRect, of canvas: OpaquePointer, for key: Key, as cell: OverlayShadow.Cut.Cell
  ) {
    guard let image = Self.image(area.size, key.scale) else { return }
    let context = cairo_create(image)
    cairo_set_source_surface(context, canvas, -area.minX, -area.minY)
    cairo_paint(context)
    cairo_destroy(context)
    byteCount +=
      Int(cairo_image_surface_get_stride(image)) * Int(cairo_image_surface_get_height(image))
    switch key.renderer {
    case .cairo: parts.append(Part(cell: cell, pixels: .image(image)))
    case .oldGL, .other:
      if let texture = Self.texture(of: image) {
        parts.append(Part(cell: cell, pixels: .texture(texture)))
      }
      cairo_surface_destroy(image)
    }
  }

  /// Creates a texture with the same pixels, or returns `nil` if there isn't enough memory.
  private static func texture(of image: OpaquePointer) -> OpaquePointer? {
    cairo_surface_flush(image)
    let width = cairo_image_surface_get_width(image)
    let height = cairo_image_surface_get_height(image)
    let stride = gsize(cairo_image_surface_get_stride(image))
    let data = g_bytes_new(cairo_image_surface_get_data(image), stride * gsize(height))
    defer { g_bytes_unref(data) }
    // GDK's name for the order of cairo's pixels on a little-endian machine.
    let format = GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
    return gdk_memory_texture_new(width, height, format, data, stride)
  }

  /// Creates an image for `size` in points, or returns `nil` if there isn't enough memory.
  private static func image(_ size: OverlaySize, _ scale: Double) -> OpaquePointer? {
    let image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32((size.width * scale).rounded(.up)),
      Int32((size.height * scale).rounded(.up)))
    guard let image, cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_set_device_scale(image, scale, scale)
    return image
  }
}
#endif
