#if GTK && os(Linux)
internal import CGTK

/// Pixels that are rendered once and drawn in many frames.
///
/// The pixels have the fastest format for the window's renderer. Cairo's renderer converts every
/// pixel of a texture in every frame, using floating-point numbers in GTK 4.8. This takes ten times
/// as long as drawing one of cairo's images.
@MainActor
final class Raster {
  private let pixels: Pixels
  private let size: graphene_size_t

  private enum Pixels {
    case image(OpaquePointer)
    /// A texture and its node.
    ///
    /// The node is retained because GTK's GL renderers identify cached textures by the addresses of
    /// nodes. If a new node got the address, for example an icon's node, GTK could draw this
    /// texture in its place.
    case texture(OpaquePointer, of: RenderNode)
  }

  /// Renders a node in `area`, which is in whole pixels.
  ///
  /// Returns `nil` if rendering fails. `widget` provides the renderer.
  init?(of node: RenderNode, over area: graphene_rect_t, on widget: WidgetPointer) {
    size = area.size
    var area = area
    if Renderer(of: widget) == .cairo {
      guard let image = Self.image(size) else { return nil }
      let context = cairo_create(image)
      cairo_translate(context, Double(-area.origin.x), Double(-area.origin.y))
      gsk_render_node_draw(node.pointer, context)
      cairo_destroy(context)
      pixels = .image(image)
    } else {
      guard let native = gtk_widget_get_native(widget),
        let renderer = gtk_native_get_renderer(native),
        let texture = gsk_renderer_render_texture(renderer, node.pointer, &area)
      else { return nil }
      pixels = .texture(texture, of: node)
    }
    Census.textures += 1
  }

  isolated deinit {
    switch pixels {
    case .image(let image): cairo_surface_destroy(image)
    case .texture(let texture, _): g_object_unref(UnsafeMutableRawPointer(texture))
    }
    Census.textures -= 1
  }

  /// Draws the pixels, stretched over `bounds`.
  func append(to snapshot: OpaquePointer, over bounds: graphene_rect_t) {
    var bounds = bounds
    switch pixels {
    case .texture(let texture, _): gtk_snapshot_append_texture(snapshot, texture, &bounds)
    case .image(let image):
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      cairo_translate(context, Double(bounds.origin.x), Double(bounds.origin.y))
      cairo_scale(
        context, Double(bounds.size.width / size.width), Double(bounds.size.height / size.height))
      cairo_set_source_surface(context, image, 0, 0)
      // Without this setting, an image between two pixels would fade beyond its last row.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_rectangle(context, 0, 0, Double(size.width), Double(size.height))
      cairo_fill(context)
      cairo_destroy(context)
    }
  }

  private static func image(_ size: graphene_size_t) -> OpaquePointer? {
    let image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    guard let image, cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else { return nil }
    return image
  }
}
#endif
