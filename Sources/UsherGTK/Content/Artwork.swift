#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
enum Artwork {
  case picture(Picture)
  case glyph(Glyph)

  /// The artwork's natural size, in points, or `nil` for a scalable picture without a size.
  var size: OverlaySize? {
    switch self {
    case .glyph(let glyph):
      return OverlaySize(width: glyph.side, height: glyph.side)
    case .picture(let picture):
      let width = gdk_paintable_get_intrinsic_width(picture.paintable)
      let height = gdk_paintable_get_intrinsic_height(picture.paintable)
      guard width > 0, height > 0 else { return nil }
      return OverlaySize(width: Double(width), height: Double(height))
    }
  }

  /// Draws the artwork over `frame`.
  ///
  /// Glyphs and symbolic pictures are drawn in `color`.
  func draw(into snapshot: OpaquePointer, over frame: OverlayRect, color: RGBA) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    switch self {
    case .glyph(let glyph):
      GlyphPainter(glyph: glyph, color: color).draw(into: snapshot, over: frame)
    case .picture(let picture):
      var origin = frame.graphene.origin
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      draw(picture, into: snapshot, size: frame.size, color: color)
      gtk_snapshot_restore(snapshot)
    }
  }

  /// Draws a picture into a rectangle of `size` at the origin.
  private func draw(
    _ picture: Picture, into snapshot: OpaquePointer, size: OverlaySize, color: RGBA
  ) {
    guard picture.isSymbolic else {
      return gdk_paintable_snapshot(picture.paintable, snapshot, size.width, size.height)
    }
    // The foreground, error, warning and success parts of an icon have the same color.
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_symbolic_paintable_snapshot_symbolic(
      picture.paintable, snapshot, size.width, size.height, colors, gsize(colors.count))
  }
}
#endif
