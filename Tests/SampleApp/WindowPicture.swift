#if GTK
public import CGTK

/// A picture of a window, kept as GTK's drawing instructions.
@MainActor
public final class WindowPicture {
  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double
  private let node: OpaquePointer
  private let window: UnsafeMutablePointer<GtkWidget>

  /// Creates a picture that takes over one reference to `node`.
  init(
    owning node: OpaquePointer, width: Double, height: Double,
    window: UnsafeMutablePointer<GtkWidget>
  ) {
    self.node = node
    self.width = width
    self.height = height
    self.window = window
  }

  /// Creates a picture of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - window: A window on screen, whose renderer draws the picture.
  public init?(_ pixels: Pixels, scale: Double, window: UnsafeMutablePointer<GtkWidget>) {
    let bytes = pixels.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    width = Double(pixels.width) / scale
    height = Double(pixels.height) / scale
    self.window = window
    guard
      let texture = gdk_memory_texture_new(
        Int32(pixels.width), Int32(pixels.height), GDK_MEMORY_R8G8B8, bytes,
        gsize(pixels.width * 3))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let node = gsk_texture_node_new(texture, &area) else { return nil }
    self.node = node
  }

  isolated deinit {
    gsk_render_node_unref(node)
  }

  /// Returns a picture of several pictures of one size side by side.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, from left to right.
  ///   - height: The height shown of each picture from its top, in points; `nil` for the whole
  ///     height.
  ///   - gap: The distance between two pictures, in points.
  /// - Returns: The strip; `nil` without pictures.
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

  /// Returns a picture of several pictures of one size in rows, scaled.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, from left to right and then from top to bottom.
  ///   - columns: The number of pictures side by side; less than 1 counts as 1.
  ///   - scale: The scale of the pictures; 1 is their own size.
  ///   - gap: The distance between two pictures, in points.
  ///   - hasGround: Whether the sheet is light gray, also for the width of `gap` around all
  ///     pictures. Otherwise the sheet is transparent, and ends with the pictures.
  /// - Returns: The sheet; `nil` without pictures.
  public static func sheet(
    _ pictures: [WindowPicture], columns: Int, scale: Double, gap: Double, hasGround: Bool = true
  ) -> WindowPicture? {
    guard let first = pictures.first, let snapshot = gtk_snapshot_new() else { return nil }
    let columns = min(max(columns, 1), pictures.count)
    let rows = (pictures.count + columns - 1) / columns
    let (stepX, stepY) = (first.width * scale + gap, first.height * scale + gap)
    let margin = hasGround ? gap : 0
    let (width, height) = (
      Double(columns) * stepX - gap + 2 * margin, Double(rows) * stepY - gap + 2 * margin
    )
    var ground = GdkRGBA(red: 0.92, green: 0.92, blue: 0.93, alpha: hasGround ? 1 : 0)
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_append_color(snapshot, &ground, &area)
    for (index, picture) in pictures.enumerated() {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(
        x: Float(margin + Double(index % columns) * stepX),
        y: Float(margin + Double(index / columns) * stepY))
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      gtk_snapshot_append_node(snapshot, picture.node)
      gtk_snapshot_restore(snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    return WindowPicture(owning: node, width: width, height: height, window: first.window)
  }

  /// Returns the picture with rounded corners and a thin gray border, which sets it off from a page
  /// of any color.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  /// - Returns: The picture in its frame, of the same size.
  public func framed(radius: Double) -> WindowPicture {
    guard let snapshot = gtk_snapshot_new() else { return self }
    var area = area
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &area, Float(radius))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_node(snapshot, node)
    gtk_snapshot_pop(snapshot)
    let gray = GdkRGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6)
    gtk_snapshot_append_border(
      snapshot, &outline, Array(repeating: 1, count: 4), Array(repeating: gray, count: 4))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return self }
    return WindowPicture(owning: node, width: width, height: height, window: window)
  }

  /// Returns the picture with a drawing above it, of the same size.
  func with(_ draw: (OpaquePointer) -> Void) -> WindowPicture {
    guard let snapshot = gtk_snapshot_new() else { return self }
    gtk_snapshot_append_node(snapshot, node)
    draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return self }
    return WindowPicture(owning: node, width: width, height: height, window: window)
  }

  /// Writes the picture as a PNG file.
  ///
  /// - Parameter path: The file's path; an existing file is replaced.
  /// - Returns: Whether the file was written.
  public func write(to path: String) -> Bool {
    guard let texture = makeTexture() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_texture_save_to_png(texture, path) != 0
  }

  /// Returns the picture's pixels at half size, one byte each for red, green and blue, row by row.
  public func halfSizePixels() -> (bytes: [UInt8], width: Int, height: Int)? {
    guard let texture = makeTexture() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let image = gdk_pixbuf_get_from_texture(texture) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    guard
      let half = gdk_pixbuf_scale_simple(
        image, gdk_pixbuf_get_width(image) / 2, gdk_pixbuf_get_height(image) / 2,
        GDK_INTERP_BILINEAR)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(half)) }
    return PixelFile.pixels(of: half)
  }

  private var area: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  func makeTexture() -> OpaquePointer? {
    guard let native = gtk_widget_get_native(window),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    var area = area
    return gsk_renderer_render_texture(renderer, node, &area)
  }
}

extension WindowPicture {
  /// The types of the instructions around the first instruction of a type, the outermost first and
  /// that type last; `nil` without such an instruction.
  public func nesting(of type: GskRenderNodeType) -> [UInt32]? {
    Self.nesting(of: type, in: node)
  }

  private static func nesting(of type: GskRenderNodeType, in node: OpaquePointer) -> [UInt32]? {
    let own = gsk_render_node_get_node_type(node)
    if own == type { return [own.rawValue] }
    for child in children(of: node) {
      if let inner = nesting(of: type, in: child) { return [own.rawValue] + inner }
    }
    return nil
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(node)).compactMap {
        gsk_container_node_get_child(node, $0)
      }
    case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)].compactMap { $0 }
    case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)].compactMap { $0 }
    default: []
    }
  }
}
#endif
