#if GTK
internal import CGTK
internal import Foundation

// The drawing functions of a `CGContext`.
extension Canvas {
  func fill(_ path: CGPath, with color: CGColor.Channels, using rule: CGPathFillRule) {
    saved {
      trace(path)
      use(color)
      cairo_set_fill_rule(
        context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  func stroke(
    _ path: CGPath, with color: CGColor.Channels, width: CGFloat, cap: CGLineCap, join: CGLineJoin
  ) {
    saved {
      trace(path)
      use(color)
      cairo_set_line_width(context, Double(width))
      let cap =
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      let join =
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      cairo_set_line_cap(context, cap)
      cairo_set_line_join(context, join)
      cairo_stroke(context)
    }
  }
}
#endif
