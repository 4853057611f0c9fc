internal import CGTK
public import Foundation

/// A place to draw on, in points from the upper left corner.
///
/// Only what fills and strokes paths in one colour is there.
public final class CGContext {
  let canvas: Canvas
  private var path = CGMutablePath()
  private var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var lineWidth: CGFloat = 1
  private var lineCap = CGLineCap.butt
  private var lineJoin = CGLineJoin.miter

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { lineJoin = join }

  /// Adds to the path that is drawn next.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }

  /// Fills the path, which is empty afterwards ("CGContext.fillPath(using:)").
  public func fillPath(using rule: CGPathFillRule = .winding) {
    canvas.saved {
      canvas.trace(path)
      canvas.use(fillColor.channels)
      cairo_set_fill_rule(
        canvas.context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(canvas.context)
    }
    path = CGMutablePath()
  }

  /// Draws a line along the path, which is empty afterwards ("CGContext.strokePath()").
  public func strokePath() {
    canvas.saved {
      canvas.trace(path)
      canvas.use(strokeColor.channels)
      cairo_set_line_width(canvas.context, Double(lineWidth))
      let cap =
        switch lineCap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      let join =
        switch lineJoin {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      cairo_set_line_cap(canvas.context, cap)
      cairo_set_line_join(canvas.context, join)
      cairo_stroke(canvas.context)
    }
    path = CGMutablePath()
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt = 0
  /// With half a disc around its last point.
  case round = 1
  /// With half a square around its last point.
  case square = 2
}

/// How the pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// In a part of a circle.
  case round = 1
  /// Cut off.
  case bevel = 2
}
