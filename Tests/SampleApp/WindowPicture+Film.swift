#if GTK
internal import CGTK

extension WindowPicture {
  /// Returns the picture with a pointer above it: a disc with a light border, smaller and stronger
  /// while pressed.
  ///
  /// - Parameters:
  ///   - x: The pointer's distance from the left edge, in points.
  ///   - y: The pointer's distance from the top edge, in points.
  ///   - isPressed: Whether the pointer's button is down.
  ///   - opacity: The pointer's opacity, from 0 to 1.
  /// - Returns: The picture, of the same size.
  public func marked(x: Double, y: Double, isPressed: Bool, opacity: Double) -> WindowPicture {
    with { snapshot in
      let radius = isPressed ? 8.0 : 10
      var area = graphene_rect_t(
        origin: graphene_point_t(x: Float(x - radius), y: Float(y - radius)),
        size: graphene_size_t(width: Float(2 * radius), height: Float(2 * radius)))
      var outline = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&outline, &area, Float(radius))
      var gray = GdkRGBA(
        red: 0.42, green: 0.45, blue: 0.5, alpha: Float((isPressed ? 0.95 : 0.6) * opacity))
      let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: Float(0.9 * opacity))
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &gray, &area)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_append_border(
        snapshot, &outline, Array(repeating: 1.5, count: 4), Array(repeating: white, count: 4))
    }
  }

  /// Returns the pixels, row by row; `nil` if nothing is drawn.
  ///
  /// Each is four bytes for red, green, blue and opacity, the lowest byte first.
  public func pixels() -> (values: [UInt32], width: Int, height: Int)? {
    guard let texture = makeTexture() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let image = gdk_pixbuf_get_from_texture(texture) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    let (width, height) = (Int(gdk_pixbuf_get_width(image)), Int(gdk_pixbuf_get_height(image)))
    let rowLength = Int(gdk_pixbuf_get_rowstride(image))
    guard gdk_pixbuf_get_n_channels(image) == 4, let start = gdk_pixbuf_read_pixels(image) else {
      return nil
    }
    let values = [UInt32](unsafeUninitializedCapacity: width * height) { values, count in
      let target = UnsafeMutableRawPointer(values.baseAddress)
      for y in 0..<height {
        target?.advanced(by: y * width * 4)
          .copyMemory(from: start.advanced(by: y * rowLength), byteCount: width * 4)
      }
      count = width * height
    }
    return (values, width, height)
  }
}
#endif
