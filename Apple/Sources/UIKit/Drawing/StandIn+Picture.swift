internal import CGTK
internal import Foundation

extension StandIn {
  /// The typeface of the system, which GTK's pictures have, too.
  public nonisolated static let systemFontFamily = "Inter"

  /// Draws a view and its subviews as they are seen at the manual clock's moment, without the view's own
  /// place and transform.
  ///
  /// - Parameters:
  ///   - view: The view, in a window or not.
  ///   - scale: The number of pixels for each point.
  ///   - background: The colour below; `nil` is none.
  /// - Returns: As many pixels as the view's bounds have.
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

  /// Draws the windows of a scene, from the lowest to the highest, as they are seen at the manual clock's
  /// moment.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: The number of pixels for each point.
  ///   - background: The colour below; `nil` is none.
  /// - Returns: As many pixels as the scene takes of the screen.
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
    return Picture(pixels: surface, scale: scale)
  }
}
