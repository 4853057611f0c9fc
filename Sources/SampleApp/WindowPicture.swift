#if GTK
internal import CGTK

/// A picture of a window, kept as GTK's drawing instructions.
@MainActor
public final class WindowPicture {
  /// Points from left to right.
  public let width: Double
  /// Points from top to bottom.
  public let height: Double
  private let node: OpaquePointer
  private let window: UnsafeMutablePointer<GtkWidget>

  /// Takes over one reference to `node`.
  init(
    owning node: OpaquePointer, width: Double, height: Double,
    window: UnsafeMutablePointer<GtkWidget>
  ) {
    self.node = node
    self.width = width
    self.height = height
    self.window = window
  }

  isolated deinit {
    gsk_render_node_unref(node)
  }

  /// Several pictures of one size side by side.
  ///
  /// - Parameters:
  ///   - pictures: From left to right.
  ///   - height: How much of each is shown from its top, in points; all of it where `nil`.
  ///   - gap: Points between two of them.
  /// - Returns: The strip; `nil` where there are no pictures.
  public static func strip(
    _ pictures: [WindowPicture], height: Double? = nil, gap: Double
  ) -> WindowPicture? {
    guard let first = pictures.first, let snapshot = gtk_snapshot_new() else { return nil }
    let height = height ?? first.height
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(first.width), height: Float(height)))
    let step = first.width + gap
    for (index, picture) in pictures.enumerated() {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: Float(Double(index) * step), y: 0)
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_push_clip(snapshot, &area)
      gtk_snapshot_append_node(snapshot, picture.node)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_restore(snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    return WindowPicture(
      owning: node, width: Double(pictures.count) * step - gap, height: height,
      window: first.window)
  }

  /// Writes the picture as a PNG file.
  ///
  /// - Parameter path: Where to; a file that is there is replaced.
  /// - Returns: Whether it could be written.
  public func write(to path: String) -> Bool {
    guard let native = gtk_widget_get_native(window),
      let renderer = gtk_native_get_renderer(native)
    else { return false }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_texture_save_to_png(texture, path) != 0
  }
}
#endif
