#if GTK
internal import CGTK
internal import Foundation

extension Canvas {
  /// Adds a path to cairo's current path, for the next fill, stroke or clip.
  func trace(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, Self.mended(point.x), Self.mended(point.y))
      case .line(let point):
        cairo_line_to(context, Self.mended(point.x), Self.mended(point.y))
      case .curve(let first, let second, let end):
        cairo_curve_to(
          context, Self.mended(first.x), Self.mended(first.y), Self.mended(second.x),
          Self.mended(second.y), Self.mended(end.x), Self.mended(end.y))
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// Adds a rectangle to cairo's current path, for the next fill, stroke or clip.
  func trace(_ rectangle: CGRect) {
    cairo_rectangle(
      context, Self.mended(rectangle.origin.x), Self.mended(rectangle.origin.y),
      Self.mended(rectangle.size.width), Self.mended(rectangle.size.height))
  }

  /// Returns a coordinate that cairo can use, because other values would stop cairo from drawing.
  ///
  /// Values that aren't finite are replaced by 0, and others are clamped to ±1,000,000.
  static func mended(_ coordinate: CGFloat) -> Double {
    let coordinate = Double(coordinate)
    return coordinate.isFinite ? min(max(coordinate, -1_000_000), 1_000_000) : 0
  }
}
#endif
