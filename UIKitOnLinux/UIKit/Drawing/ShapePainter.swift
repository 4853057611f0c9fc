#if GTK
internal import CGTK
internal import Foundation

/// A painter for a shape layer's path.
@MainActor
struct ShapePainter {
  let canvas: Canvas

  /// Fills and strokes the path.
  func paint(_ shape: CAShapeLayer) {
    guard let path = shape.path, !path.elements.isEmpty else { return }
    if let color = shape.fillColor, color.channels.alpha > 0 {
      cairo_new_path(canvas.context)
      canvas.trace(path)
      cairo_set_fill_rule(
        canvas.context,
        shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      canvas.use(color.channels)
      cairo_fill(canvas.context)
    }
    guard let color = shape.strokeColor, color.channels.alpha > 0, shape.lineWidth > 0 else {
      return
    }
    canvas.saved {
      let part = StrokedPart(of: path, from: shape.strokeStart, to: shape.strokeEnd)
      guard !part.isEmpty else { return }
      cairo_new_path(canvas.context)
      canvas.trace(part.path)
      cairo_set_line_width(canvas.context, Double(shape.lineWidth))
      cairo_set_line_cap(canvas.context, Self.cap(shape.lineCap))
      cairo_set_line_join(canvas.context, Self.join(shape.lineJoin))
      cairo_set_miter_limit(canvas.context, Double(shape.miterLimit))
      let dashes = (shape.lineDashPattern ?? []).map(\.doubleValue)
      if dashes.contains(where: { $0 > 0 }), !dashes.contains(where: { $0 < 0 }) {
        cairo_set_dash(
          canvas.context, dashes, Int32(dashes.count), Double(shape.lineDashPhase))
      }
      canvas.use(color.channels)
      cairo_stroke(canvas.context)
    }
  }

  private static func cap(_ cap: CAShapeLayerLineCap) -> cairo_line_cap_t {
    switch cap {
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    default: CAIRO_LINE_CAP_BUTT
    }
  }

  private static func join(_ join: CAShapeLayerLineJoin) -> cairo_line_join_t {
    switch join {
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    default: CAIRO_LINE_JOIN_MITER
    }
  }
}

/// The part of a path between two fractions of its length.
struct StrokedPart {
  let path: CGPath
  /// Whether the part is empty.
  var isEmpty: Bool { path.elements.isEmpty }

  /// Cuts a path.
  ///
  /// A cut from 0 to 1 results in the same path.
  init(of path: CGPath, from start: CGFloat, to end: CGFloat) {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 {
      self.path = path
    } else {
      self.path = CGPath(elements: start < end ? Self.cut(path, start, end) : [])
    }
  }

  /// Returns the lines of the part.
  ///
  /// Each curve is approximated by 16 lines.
  private static func cut(_ path: CGPath, _ start: CGFloat, _ end: CGFloat) -> [CGPath.Element] {
    let lines = Self.lines(of: path)
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (start * total, end * total)
    var elements: [CGPath.Element] = []
    var (passed, pen): (CGFloat, CGPoint?) = (0, nil)
    for line in lines where line.length > 0 {
      let from = max(first - passed, 0) / line.length
      let to = min(last - passed, line.length) / line.length
      passed += line.length
      guard from < to else { continue }
      let (begin, finish) = (line.point(at: from), line.point(at: to))
      if pen != begin { elements.append(.move(begin)) }
      elements.append(.line(finish))
      pen = finish
    }
    return elements
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    var length: CGFloat {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }

    func point(at share: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  private static func lines(of path: CGPath) -> [Line] {
    var lines: [Line] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func draw(to point: CGPoint) {
      lines.append(Line(from: pen, to: point))
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): draw(to: point)
      case .close: draw(to: start)
      case .curve(let one, let two, let end):
        let from = pen
        for number in 1...16 {
          let share = CGFloat(number) / 16
          let rest = 1 - share
          let weights = (
            rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share,
            share * share * share
          )
          draw(
            to: CGPoint(
              x: from.x * weights.0 + one.x * weights.1 + two.x * weights.2 + end.x * weights.3,
              y: from.y * weights.0 + one.y * weights.1 + two.y * weights.2 + end.y * weights.3))
        }
      }
    }
    return lines
  }
}
#endif
