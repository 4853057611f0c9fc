#if GTK
internal import CGTK
internal import Foundation

/// A painter for gradient layers, which draws conic gradients as axial gradients.
@MainActor
struct GradientPainter {
  let canvas: Canvas

  /// Fills the layer's outline with the gradient.
  func paint(_ gradient: CAGradientLayer, in outline: RoundedRectangle) {
    let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.channels }
    guard let last = colors.last, let pattern = pattern(of: gradient) else { return }
    if colors.count == 1 {
      add(last, at: 0, to: pattern)
    } else {
      let places =
        gradient.locations?.map(\.doubleValue)
        ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
      for (color, place) in zip(colors, places) { add(color, at: place, to: pattern) }
    }
    cairo_new_path(canvas.context)
    outline.trace(on: canvas)
    cairo_set_source(canvas.context, pattern)
    cairo_fill(canvas.context)
    cairo_pattern_destroy(pattern)
  }

  private func pattern(of gradient: CAGradientLayer) -> OpaquePointer? {
    let bounds = gradient.bounds
    func place(_ point: CGPoint) -> (x: Double, y: Double) {
      (
        Double(bounds.minX + point.x * bounds.width),
        Double(bounds.minY + point.y * bounds.height)
      )
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    guard gradient.type == .radial else {
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
    // An ellipse around the start, with radii equal to the distances to the end.
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return nil }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / width, 1 / height)
    cairo_matrix_translate(&matrix, -start.x, -start.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private func add(_ color: CGColor.Channels, at place: Double, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, place, color.red, color.green, color.blue, color.alpha)
  }
}
#endif
