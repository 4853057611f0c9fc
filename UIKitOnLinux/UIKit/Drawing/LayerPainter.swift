#if GTK
internal import CGTK
internal import Foundation

extension CALayer {
  /// The layer with the values presented at the manual clock's time.
  var atPresent: CALayer { running.isEmpty ? self : seen(at: StandIn.now) }
}

/// A painter for layer trees, as presented at the manual clock's time.
@MainActor
struct LayerPainter {
  let canvas: Canvas

  /// Draws a layer and its sublayers, in the coordinates of the superlayer.
  func paint(_ model: CALayer) {
    let layer = model.atPresent
    let transform = layer.toSuperlayer
    guard !layer.isHidden, layer.opacity > 0, Canvas.isVisible(transform) else { return }
    canvas.saved {
      canvas.concatenate(transform)
      canvas.group(opacity: Double(min(layer.opacity, 1))) { paintMasked(model, as: layer) }
    }
  }

  /// Draws the layer in its own coordinates, without its position, opacity and transform.
  func paintInside(_ model: CALayer) {
    paintMasked(model, as: model.atPresent)
  }

  private func paintMasked(_ model: CALayer, as layer: CALayer) {
    guard let mask = model.mask else { return paintWhole(model, as: layer) }
    canvas.masked(by: { paint(mask) }, { paintWhole(model, as: layer) })
  }

  private func paintWhole(_ model: CALayer, as layer: CALayer) {
    // A layer that clips to its bounds also clips its shadow.
    if !layer.masksToBounds {
      ShadowPainter(canvas: canvas).paint(around: layer) { paintBody(model, as: layer, on: $0) }
    }
    paintBody(model, as: layer, on: canvas)
  }

  /// Draws the whole layer except its shadow.
  private func paintBody(_ model: CALayer, as layer: CALayer, on canvas: Canvas) {
    let painter = LayerPainter(canvas: canvas)
    let outline = RoundedRectangle(of: layer)
    if let color = layer.backgroundColor { painter.fill(outline, with: color) }
    if layer.masksToBounds {
      canvas.clipped(to: { outline.trace(on: canvas) }) {
        painter.paintContents(model, as: layer, in: outline)
      }
    } else {
      painter.paintContents(model, as: layer, in: outline)
    }
    painter.paintBorder(of: layer, along: outline)
  }

  private func paintContents(
    _ model: CALayer, as layer: CALayer, in outline: RoundedRectangle
  ) {
    if let image = layer.contents as? CGImage {
      ContentsPainter(canvas: canvas).paint(image, on: layer)
    }
    if let gradient = layer as? CAGradientLayer {
      GradientPainter(canvas: canvas).paint(gradient, in: outline)
    }
    if let shape = layer as? CAShapeLayer { ShapePainter(canvas: canvas).paint(shape) }
    if let view = model.delegate as? any DrawnContent {
      canvas.saved { view.draw(on: canvas, as: layer) }
    }
    let sublayers = model.inDrawingOrder
    guard !sublayers.isEmpty else { return }
    canvas.saved {
      for sublayer in sublayers { paint(sublayer) }
    }
  }

  private func fill(_ outline: RoundedRectangle, with color: CGColor) {
    guard color.channels.alpha > 0 else { return }
    canvas.use(color.channels)
    cairo_new_path(canvas.context)
    outline.trace(on: canvas)
    cairo_fill(canvas.context)
  }

  /// Draws the border inside the layer's edge.
  private func paintBorder(of layer: CALayer, along outline: RoundedRectangle) {
    let most = min(layer.bounds.width, layer.bounds.height) / 2
    let width = Double(min(layer.borderWidth, most))
    guard width > 0, let color = layer.borderColor, color.channels.alpha > 0 else { return }
    canvas.saved {
      cairo_new_path(canvas.context)
      outline.trace(on: canvas)
      // The line has double width, and its outer half is clipped.
      cairo_clip_preserve(canvas.context)
      canvas.use(color.channels)
      cairo_set_line_width(canvas.context, 2 * width)
      cairo_stroke(canvas.context)
    }
  }
}
#endif
