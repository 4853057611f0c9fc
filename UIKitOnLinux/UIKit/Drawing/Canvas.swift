#if GTK
internal import CGTK
internal import Foundation

/// A cairo context over a pixel surface, in points from the upper left corner.
final class Canvas {
  /// Cairo's context.
  let context: OpaquePointer?
  /// The surface with the pixels.
  let surface: PixelSurface
  /// The stack of surfaces that are composited onto the picture later.
  ///
  /// The picture is the first.
  private var targets: [OpaquePointer?]

  /// Creates a canvas over a surface, with a number of pixels per point.
  init(_ surface: PixelSurface, scale: Double = 1) {
    self.surface = surface
    context = cairo_create(surface.surface)
    targets = [surface.surface]
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Saves cairo's settings, calls `body` and restores the settings.
  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Draws everything in `body` as one group with an opacity.
  func group(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    push(body)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, max(opacity, 0))
  }

  /// Draws `body` through the opacity of the drawing of `mask`.
  func masked(by mask: () -> Void, _ body: () -> Void) {
    push(body)
    let picture = cairo_pop_group(context)
    push(mask)
    let shape = cairo_pop_group(context)
    cairo_set_source(context, picture)
    cairo_mask(context, shape)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(shape)
  }

  private func push(_ body: () -> Void) {
    cairo_push_group(context)
    targets.append(cairo_get_group_target(context))
    saved(body)
    targets.removeLast()
  }

  /// Clips `body` to the path that `trace` creates.
  func clipped(to trace: () -> Void, evenOdd: Bool = false, _ body: () -> Void) {
    saved {
      cairo_new_path(context)
      trace()
      cairo_set_fill_rule(
        context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      body()
    }
  }

  /// Sets the color for the next drawing.
  func use(_ color: CGColor.Channels) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Applies a transform to the coordinates of the next drawing.
  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(context, &matrix)
  }

  /// Returns whether a transform leaves anything visible.
  ///
  /// A transform without area draws nothing, and causes errors in cairo.
  static func isVisible(_ transform: CGAffineTransform) -> Bool {
    let area = Double(transform.a * transform.d - transform.b * transform.c)
    return area.isFinite && abs(area) > 1e-9 && transform.tx.isFinite && transform.ty.isFinite
  }

  /// The transform from points to pixels.
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// The number of pixels per point, as the mean of both directions.
  var pixelsPerPoint: Double {
    let matrix = matrix
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// Returns the smallest rectangle in pixels around a rectangle in points.
  func pixels(around rectangle: CGRect) -> CGRect {
    let corners = [
      (rectangle.minX, rectangle.minY), (rectangle.maxX, rectangle.minY),
      (rectangle.minX, rectangle.maxY), (rectangle.maxX, rectangle.maxY),
    ].map { corner in
      var (x, y) = (Double(corner.0), Double(corner.1))
      cairo_user_to_device(context, &x, &y)
      return (x, y)
    }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = ((xs.min() ?? 0).rounded(.down), (ys.min() ?? 0).rounded(.down))
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0).rounded(.up) - left,
      height: (ys.max() ?? 0).rounded(.up) - top)
  }

  /// Copies the pixels drawn so far onto another canvas.
  func copyPixels(to other: Canvas) {
    for target in targets {
      cairo_set_source_surface(other.context, target, 0, 0)
      cairo_paint(other.context)
    }
  }
}
#endif
