public import Foundation

/// A drawing context, in points from the upper left corner.
///
/// The stand-in supports filling and stroking paths with one color.
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

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { fillColor = color }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color }
  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }
  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { lineCap = cap }
  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) { lineJoin = join }

  /// Scales all later drawing.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    canvas.concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Adds a path to the current path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }

  /// Fills the current path and clears it ("CGContext.fillPath(using:)").
  public func fillPath(using rule: CGPathFillRule = .winding) {
    canvas.fill(path, with: fillColor.channels, using: rule)
    path = CGMutablePath()
  }

  /// Strokes the current path and clears it ("CGContext.strokePath()").
  public func strokePath() {
    canvas.stroke(
      path, with: strokeColor.channels, width: lineWidth, cap: lineCap, join: lineJoin)
    path = CGMutablePath()
  }
}

/// The style of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// A flat end at the line's last point.
  case butt = 0
  /// A semicircle around the line's last point.
  case round = 1
  /// Half a square around the line's last point.
  case square = 2
}

/// The style of a line's joins.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed join.
  case miter = 0
  /// A rounded join.
  case round = 1
  /// A bevelled join.
  case bevel = 2
}
