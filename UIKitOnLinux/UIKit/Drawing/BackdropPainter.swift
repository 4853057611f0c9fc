#if GTK
internal import CGTK
internal import Foundation

/// A painter that blurs the pixels drawn so far.
struct BackdropPainter {
  let canvas: Canvas

  /// Fills a rectangle with the blurred pixels.
  ///
  /// Beyond the picture's edges, the pixels are mirrored.
  func paint(over area: CGRect, deviation: Double) {
    let deviation = deviation * canvas.pixelsPerPoint
    let step = min(max((deviation / 5).rounded(.down), 1), 4)
    let margin = CGFloat(3 * deviation + step)
    let box = canvas.pixels(around: area).insetBy(dx: -margin, dy: -margin)
    guard deviation > 0, box.width > 0, box.height > 0, box.width < 20_000, box.height < 20_000
    else { return }
    let behind = PixelSurface(width: canvas.surface.width, height: canvas.surface.height)
    canvas.copyPixels(to: Canvas(behind))
    let picture = PixelSurface(
      width: Int((Double(box.width) / step).rounded(.up)),
      height: Int((Double(box.height) / step).rounded(.up)))
    let small = Canvas(picture, scale: 1 / step)
    cairo_translate(small.context, Double(-box.minX), Double(-box.minY))
    cairo_set_source_surface(small.context, behind.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(small.context), CAIRO_EXTEND_REFLECT)
    cairo_pattern_set_filter(cairo_get_source(small.context), CAIRO_FILTER_GOOD)
    cairo_paint(small.context)
    picture.blur(deviation: deviation / step, format: .color)
    canvas.clipped(to: { canvas.trace(area) }) {
      cairo_identity_matrix(canvas.context)
      canvas.draw(
        picture,
        in: CGRect(
          x: Double(box.minX), y: Double(box.minY), width: Double(picture.width) * step,
          height: Double(picture.height) * step))
    }
  }
}

extension Canvas {
  /// Fills a rectangle with a color.
  func fill(_ area: CGRect, with color: CGColor.Channels) {
    guard color.alpha > 0 else { return }
    use(color)
    cairo_new_path(context)
    trace(area)
    cairo_fill(context)
  }
}
#endif
