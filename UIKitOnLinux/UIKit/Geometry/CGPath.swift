import Foundation

/// A path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// A piece of a path.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  final var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.points.last ?? start
    }
    return current
  }

  /// The smallest rectangle that contains all points, including control points
  /// ("CGPath.boundingBox").
  public var boundingBox: CGRect {
    CGRect(enclosing: elements.flatMap(\.points))
  }

  /// The smallest rectangle that contains the drawn path.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: outlines.flatMap { $0 })
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Creates a copy with transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return CGPath(elements: copy.elements)
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    let turns = outlines.reduce(0) { $0 + CGPath.turns(of: $1, around: point) }
    switch rule {
    case .winding: return turns != 0
    case .evenOdd: return turns % 2 != 0
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The subpaths as polygons.
  ///
  /// Each curve is approximated by 32 lines.
  private var outlines: [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    var outline: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if outline.count > 1 { outlines.append(outline) }
        outline = [point]
      case .line(let point):
        outline.append(point)
      case .curve(let first, let second, let end):
        let start = outline.last ?? first
        outline += (1...32).map {
          CGPath.point(on: (start, first, second, end), at: CGFloat($0) / 32)
        }
      case .close:
        if outline.count > 1 { outlines.append(outline) }
        outline = outline.first.map { [$0] } ?? []
      }
    }
    return outline.count > 1 ? outlines + [outline] : outlines
  }

  private static func point(
    on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat
  ) -> CGPoint {
    let rest = 1 - t
    let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x
        + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y
        + weights.3 * curve.3.y)
  }

  /// Returns the winding number of a closed polygon around a point.
  private static func turns(of outline: [CGPoint], around point: CGPoint) -> Int {
    var turns = 0
    for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
      let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y, end.y > point.y, side > 0 { turns += 1 }
      if start.y > point.y, end.y <= point.y, side < 0 { turns -= 1 }
    }
    return turns
  }
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int {
  case winding
  case evenOdd
}

extension CGPath.Element {
  /// The points of the element, with the end point last.
  ///
  /// A closing element has none.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// Returns an element of the same kind with other points.
  func with(points: [CGPoint]) -> CGPath.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .curve: .curve(points[0], points[1], points[2])
    case .close: .close
    }
  }
}
