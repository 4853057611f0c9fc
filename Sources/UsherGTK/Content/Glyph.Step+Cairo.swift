#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Glyph.Step {
  func trace(in context: OpaquePointer) {
    switch self {
    case .move(let point):
      cairo_move_to(context, Self.mended(point.x), Self.mended(point.y))
    case .line(let point):
      cairo_line_to(context, Self.mended(point.x), Self.mended(point.y))
    case .curve(let first, let second, let end):
      cairo_curve_to(
        context, Self.mended(first.x), Self.mended(first.y), Self.mended(second.x),
        Self.mended(second.y), Self.mended(end.x), Self.mended(end.y))
    case .circle(let center, let radius):
      cairo_new_sub_path(context)
      cairo_arc(
        context, Self.mended(center.x), Self.mended(center.y), max(Self.mended(radius), 0), 0,
        2 * .pi)
      cairo_close_path(context)
    case .close:
      cairo_close_path(context)
    }
  }

  /// Returns a coordinate that is clamped to ±10,000, or 0 if it isn't finite.
  ///
  /// Other values would put the cairo context into an error state that prevents drawing.
  static func mended(_ coordinate: Double) -> Double {
    coordinate.isFinite ? min(max(coordinate, -10_000), 10_000) : 0
  }
}
#endif
