import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// The distance of a quarter circle's control points from its ends, in radii.
  private static let bend: CGFloat = 0.552_284_749_8

  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let (start, control, end) = (
      currentPoint, control.applying(transform), end.applying(transform)
    )
    func third(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    elements.append(.curve(third(start), third(end), end))
  }

  public func closeSubpath() {
    elements.append(.close)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.with(points: $0.points.map { $0.applying(transform) }) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(
      width: min(max(cornerWidth, 0), rect.width / 2),
      height: min(max(cornerHeight, 0), rect.height / 2))
    addRoundedRect(in: rect, corners: .allCorners, radii: radii, transform: transform)
  }

  /// Adds a rectangle, and rounds the corners in `corners`.
  func addRoundedRect(
    in rect: CGRect, corners: UIRectCorner, radii: CGSize, transform: CGAffineTransform
  ) {
    let start = elements.count
    corner(
      at: CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: 1), radii: corners.contains(.topRight) ? radii : .zero, transform)
    corner(
      at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: -1, dy: 0), radii: corners.contains(.bottomRight) ? radii : .zero, transform)
    corner(
      at: CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: -1), radii: corners.contains(.bottomLeft) ? radii : .zero, transform)
    corner(
      at: CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: 1),
      to: CGVector(dx: 1, dy: 0), radii: corners.contains(.topLeft) ? radii : .zero, transform)
    closeSubpath()
    if case .line(let point) = elements[start] { elements[start] = .move(point) }
  }

  /// Adds the curve around one corner, from the direction `from` to the direction `to`.
  private func corner(
    at corner: CGPoint, from: CGVector, to: CGVector, radii: CGSize,
    _ transform: CGAffineTransform
  ) {
    func point(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.dx * radii.width * share,
        y: corner.y + direction.dy * radii.height * share)
    }
    addLine(to: point(from, 1), transform: transform)
    guard radii.width > 0, radii.height > 0 else { return }
    addCurve(
      to: point(to, 1), control1: point(from, 1 - Self.bend), control2: point(to, 1 - Self.bend),
      transform: transform)
  }

  /// Adds an arc as curves of at most a quarter circle each.
  ///
  /// If the path isn't empty, adds a line to the arc's start first.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics defines "clockwise" for a y axis that points up.
    let sweep = Self.sweep(from: startAngle, to: endAngle, growing: !clockwise)
    func point(_ angle: CGFloat, _ ahead: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - ahead * sin(angle)),
        y: center.y + radius * (sin(angle) + ahead * cos(angle)))
    }
    if elements.isEmpty {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let ahead = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let angle = startAngle + step * CGFloat(piece)
      addCurve(
        to: point(angle + step), control1: point(angle, ahead),
        control2: point(angle + step, -ahead),
        transform: transform)
    }
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let turn = CGFloat.pi * 2
    let difference = growing ? end - start : start - end
    if difference >= turn { return growing ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return growing ? rest : -rest
  }
}
