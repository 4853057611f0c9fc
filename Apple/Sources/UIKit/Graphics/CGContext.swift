internal import CGTK
public import Foundation

/// What is drawn into, in points from the upper left corner.
///
/// A context is used by the thread that draws, and by no other one.
public final class CGContext: @unchecked Sendable {
  private let canvas: Canvas
  private var path = CGMutablePath()
  private var looks = Looks()
  private var stack: [Looks] = []

  /// How fills and strokes look.
  private struct Looks {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var width = 1.0
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
  }

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  /// The context that is drawn into, which `UIColor.set()` speaks to.
  @TaskLocal static var drawing: CGContext?

  /// Keeps the looks until `restoreGState()`.
  public func saveGState() {
    stack.append(looks)
    cairo_save(canvas.context)
  }

  /// Goes back to the looks last kept; without effect where there are none.
  public func restoreGState() {
    guard let kept = stack.popLast() else { return }
    looks = kept
    cairo_restore(canvas.context)
  }

  /// Takes a colour for fills.
  public func setFillColor(_ color: CGColor) { looks.fill = color }

  /// Takes a colour for strokes.
  public func setStrokeColor(_ color: CGColor) { looks.stroke = color }

  /// Takes a width for strokes, in points.
  public func setLineWidth(_ width: CGFloat) { looks.width = Canvas.mended(width) }

  /// Takes the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { looks.cap = cap }

  /// Takes the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { looks.join = join }

  /// Moves what is drawn next.
  public func translateBy(x: CGFloat, y: CGFloat) {
    cairo_translate(canvas.context, Canvas.mended(x), Canvas.mended(y))
  }

  /// Scales what is drawn next; without effect for a scale of 0.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    let transform = CGAffineTransform(scaleX: x, y: y)
    if Canvas.isVisible(transform) { canvas.concatenate(transform) }
  }

  /// Begins an empty path.
  public func beginPath() { path = CGMutablePath() }

  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }

  /// Adds a rectangle.
  public func addRect(_ rectangle: CGRect) { path.addRect(rectangle) }

  /// Adds an ellipse.
  public func addEllipse(in rectangle: CGRect) { path.addEllipse(in: rectangle) }

  /// Fills the path, and begins an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(looks.fill) {
      cairo_set_fill_rule(
        canvas.context,
        rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(canvas.context)
    }
  }

  /// Draws along the path, and begins an empty one.
  public func strokePath() {
    paint(looks.stroke) {
      cairo_set_line_width(canvas.context, looks.width)
      cairo_set_line_cap(canvas.context, looks.cap.cairo)
      cairo_set_line_join(canvas.context, looks.join.cairo)
      cairo_stroke(canvas.context)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rectangle: CGRect) {
    let kept = path
    beginPath()
    addRect(rectangle)
    fillPath()
    path = kept
  }

  /// Fills an ellipse.
  public func fillEllipse(in rectangle: CGRect) {
    let kept = path
    beginPath()
    addEllipse(in: rectangle)
    fillPath()
    path = kept
  }

  private func paint(_ color: CGColor, _ draw: () -> Void) {
    canvas.saved {
      cairo_new_path(canvas.context)
      canvas.trace(path)
      canvas.use(color.channels)
      draw()
    }
    beginPath()
  }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// At the last point.
  case butt = 0
  /// Half a circle around the last point.
  case round = 1
  /// Half a square around the last point.
  case square = 2

  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// The corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2

  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
