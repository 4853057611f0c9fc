internal import CGTK
internal import Foundation

/// What is drawn on: a cairo context over a surface, in points from the upper left corner.
final class Canvas {
  /// Cairo's context.
  let context: OpaquePointer?
  /// The picture.
  let surface: PixelSurface
  /// The surfaces that are drawn on one after the other before they come onto the picture, the picture
  /// first.
  private var targets: [OpaquePointer?]

  /// Makes a canvas over a surface, with a number of pixels for each point.
  init(_ surface: PixelSurface, scale: Double = 1) {
    self.surface = surface
    context = cairo_create(surface.surface)
    targets = [surface.surface]
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Draws with settings that end with `body`.
  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Draws everything in `body` together, with one opacity.
  func group(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    push(body)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, max(opacity, 0))
  }

  /// Draws `body` where `mask` draws something, as strongly as that is opaque.
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

  /// Clips what is drawn in `body` to the path that `trace` makes.
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

  /// Takes a colour for what is drawn next.
  func use(_ color: CGColor.Channels) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Multiplies the coordinates of what is drawn next by a transform.
  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(context, &matrix)
  }

  /// Whether what is drawn next can be seen: a transform without area draws nothing, and breaks cairo.
  static func isVisible(_ transform: CGAffineTransform) -> Bool {
    let area = Double(transform.a * transform.d - transform.b * transform.c)
    return area.isFinite && abs(area) > 1e-9 && transform.tx.isFinite && transform.ty.isFinite
  }

  /// How points lie on pixels.
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// The number of pixels along a point, in the mean of both directions.
  var pixelsPerPoint: Double {
    let matrix = matrix
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// The rectangle of pixels around a rectangle in points.
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

  /// Draws everything that has been drawn so far onto another canvas, pixel by pixel from a place on.
  func copyPixels(to other: Canvas) {
    for target in targets {
      cairo_set_source_surface(other.context, target, 0, 0)
      cairo_paint(other.context)
    }
  }
}
