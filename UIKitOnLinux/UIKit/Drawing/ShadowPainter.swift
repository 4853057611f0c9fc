#if GTK
internal import CGTK
internal import Foundation

/// A painter for the shadow of a layer's shadow path, or of the layer's content.
@MainActor
struct ShadowPainter {
  let canvas: Canvas

  /// Draws a layer's shadow.
  ///
  /// `body` draws the layer without its shadow.
  func paint(around layer: CALayer, body: (Canvas) -> Void) {
    guard let color = layer.shadowColor, layer.shadowOpacity > 0, color.channels.alpha > 0 else {
      return
    }
    if let path = layer.shadowPath {
      guard !path.elements.isEmpty else { return }
      paint(layer, color, area: path.boundingBox) { canvas in
        cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
        cairo_new_path(canvas.context)
        canvas.trace(path)
        cairo_fill(canvas.context)
      }
    } else {
      paint(layer, color, area: Self.extent(of: layer.model()), body)
    }
  }

  private func paint(
    _ layer: CALayer, _ color: CGColor, area: CGRect, _ draw: (Canvas) -> Void
  ) {
    let deviation = max(Double(layer.shadowRadius), 0) * canvas.pixelsPerPoint
    // The number of picture pixels per shadow pixel, small enough to disappear in the blur.
    let step = min(max((deviation / 3).rounded(.down), 1), 4)
    let margin = CGFloat(3 * deviation + step)
    let box = canvas.pixels(around: area).insetBy(dx: -margin, dy: -margin)
    guard box.width > 0, box.height > 0, box.width < 20_000, box.height < 20_000 else { return }
    let picture = PixelSurface(
      width: Int((Double(box.width) / step).rounded(.up)),
      height: Int((Double(box.height) / step).rounded(.up)), format: .alpha)
    let shadow = Canvas(picture, scale: 1 / step)
    cairo_translate(shadow.context, Double(-box.minX), Double(-box.minY))
    var matrix = canvas.matrix
    cairo_transform(shadow.context, &matrix)
    draw(shadow)
    picture.blur(deviation: deviation / step, format: .alpha)
    canvas.saved {
      // The offset is in the layer's coordinates, but the blur isn't.
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
      var (x, y) = (Double(layer.shadowOffset.width), Double(layer.shadowOffset.height))
      cairo_user_to_device_distance(canvas.context, &x, &y)
      cairo_identity_matrix(canvas.context)
      cairo_translate(canvas.context, Double(box.minX) + x, Double(box.minY) + y)
      cairo_scale(canvas.context, step, step)
      canvas.use(color.channels.faded(by: Double(layer.shadowOpacity)))
      cairo_mask_surface(canvas.context, picture.surface, 0, 0)
    }
  }

  /// Returns a rectangle around the whole drawing of a layer, in the layer's coordinates.
  private static func extent(of model: CALayer) -> CGRect {
    let layer = model.atPresent
    var extent = layer.bounds
    if let path = (layer as? CAShapeLayer)?.path {
      let width = (layer as? CAShapeLayer)?.lineWidth ?? 0
      extent = extent.union(path.boundingBox.insetBy(dx: -width, dy: -width))
    }
    guard !layer.masksToBounds else { return extent }
    for sublayer in model.sublayers ?? [] {
      let seen = sublayer.atPresent
      guard !seen.isHidden else { continue }
      extent = extent.union(Self.extent(of: sublayer).applying(seen.toSuperlayer))
    }
    return extent
  }
}
#endif
