#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws a glyph as vector shapes that are sharp at any size.
@MainActor
struct GlyphPainter {
  let glyph: Glyph
  let color: RGBA

  func draw(into snapshot: OpaquePointer, over frame: OverlayRect) {
    // Round line ends may extend beyond the glyph's square.
    let margin = max(frame.size.width, frame.size.height) / 4
    let area = frame.outset(by: Insets(horizontal: margin, vertical: margin))
    CairoDrawing.append(to: snapshot, over: area) { paint(with: $0, over: frame) }
  }

  private func paint(with context: OpaquePointer, over frame: OverlayRect) {
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, frame.size.width / glyph.side, frame.size.height / glyph.side)
    // If the color is translucent, overlapping shapes must not add up.
    let isTranslucent = color.alpha < 1 && glyph.shapes.count > 1
    if isTranslucent { cairo_push_group(context) }
    cairo_set_source_rgba(
      context, color.red, color.green, color.blue, isTranslucent ? 1 : color.alpha)
    for shape in glyph.shapes { draw(shape, into: context) }
    if isTranslucent {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, color.alpha)
    }
  }

  private func draw(_ shape: Glyph.Shape, into context: OpaquePointer) {
    cairo_new_path(context)
    for step in shape.path { step.trace(in: context) }
    switch shape.paint {
    case .fill:
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
    case .line(let width):
      cairo_set_line_width(context, max(Glyph.Step.mended(width), 0))
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context)
    }
  }
}
#endif
