#if GTK
internal import CGTK
internal import Foundation

extension StandIn {
  /// Whether text is measured with its glyphs and pictures are drawn, as with the trait GTK.
  public nonisolated static let isDrawn = true

  /// Draws a view and its subviews as presented at the manual clock's time.
  ///
  /// The view's own position and transform are ignored.
  ///
  /// - Parameters:
  ///   - view: The view, which doesn't need a window.
  ///   - scale: The number of pixels per point.
  ///   - background: The background color, or `nil` if there is none.
  /// - Returns: A picture of the view's bounds.
  public static func picture(
    of view: UIView, scale: Double = 1, background: UIColor? = nil
  ) -> Picture {
    finishTurn()
    if view.window == nil { view.layer.layoutTree() }
    let bounds = view.layer.atPresent.bounds
    return picture(of: bounds.size, scale: scale, background: background) { painter in
      cairo_translate(painter.canvas.context, Double(-bounds.minX), Double(-bounds.minY))
      painter.paintInside(view.layer)
    }
  }

  /// Draws a scene's windows from back to front, as presented at the manual clock's time.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: The number of pixels per point.
  ///   - background: The background color, or `nil` if there is none.
  /// - Returns: A picture of the scene's size.
  public static func picture(
    of scene: UIWindowScene, scale: Double = 1, background: UIColor? = nil
  ) -> Picture {
    finishTurn()
    return picture(of: scene.bounds.size, scale: scale, background: background) { painter in
      for window in scene.windows { painter.paint(window.layer) }
    }
  }

  private static func picture(
    of size: CGSize, scale: Double, background: UIColor?, _ paint: (LayerPainter) -> Void
  ) -> Picture {
    let surface = PixelSurface(
      width: Int((Double(size.width) * scale).rounded(.up)),
      height: Int((Double(size.height) * scale).rounded(.up)))
    let canvas = Canvas(surface, scale: scale)
    if let background {
      canvas.use(background.cgColor.channels)
      cairo_paint(canvas.context)
    }
    paint(LayerPainter(canvas: canvas))
    // Pango's renderer stores the opacity of the last text, and GTK shares the renderer in this
    // process.
    let blank = pango_cairo_create_layout(canvas.context)
    pango_layout_set_text(blank, " ", 1)
    pango_cairo_show_layout(canvas.context, blank)
    g_object_unref(UnsafeMutableRawPointer(blank))
    return Picture(pixels: surface, scale: scale)
  }
}
#endif
