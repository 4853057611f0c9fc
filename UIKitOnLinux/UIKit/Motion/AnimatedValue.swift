import Foundation

/// A value that animations can change.
enum AnimatedValue: Hashable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimatedValue])

  /// Converts an animation's `Any` value, or returns `nil` if the type can't be animated.
  init?(_ value: Any?) {
    switch value {
    case let value as AnimatedValue: self = value
    case let value as NSValue: self = value.content
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [Any]: self = .list(value.compactMap { AnimatedValue($0) })
    default: return nil
    }
  }

  /// The numbers that make up the value.
  private var parts: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    case .transform(let transform): transform.elements.map { Double($0) }
    case .color(let color):
      [color.channels.red, color.channels.green, color.channels.blue, color.channels.alpha]
    case .path(let path):
      path.elements.flatMap { $0.points }.flatMap { [Double($0.x), Double($0.y)] }
    case .list(let values): values.flatMap(\.parts)
    }
  }

  /// Returns a value of the same kind with the given parts, where missing parts are 0.
  private func rebuilt(from parts: inout ArraySlice<Double>) -> AnimatedValue {
    func next() -> CGFloat { CGFloat(parts.popFirst() ?? 0) }
    switch self {
    case .number: return .number(parts.popFirst() ?? 0)
    case .point: return .point(CGPoint(x: next(), y: next()))
    case .size: return .size(CGSize(width: next(), height: next()))
    case .rect: return .rect(CGRect(x: next(), y: next(), width: next(), height: next()))
    case .transform: return .transform(CATransform3D(elements: (0..<16).map { _ in next() }))
    case .color:
      return .color(CGColor(red: next(), green: next(), blue: next(), alpha: next()))
    case .path(let path):
      return .path(
        CGPath(
          elements: path.elements.map { element in
            element.with(points: element.points.map { _ in CGPoint(x: next(), y: next()) })
          }))
    case .list(let values):
      return .list(values.map { $0.rebuilt(from: &parts) })
    }
  }

  private func combined(
    with other: AnimatedValue, _ combine: (Double, Double) -> Double
  ) -> AnimatedValue {
    let (mine, theirs) = (parts, other.parts)
    // If the shapes of the values differ, the value changes without interpolation, as in Core
    // Animation for paths of different structure.
    guard mine.count == theirs.count else { return other }
    var result = zip(mine, theirs).map(combine)[...]
    return rebuilt(from: &result)
  }

  /// Returns the value at a fraction of the distance to another value, with each part interpolated.
  func interpolated(to other: AnimatedValue, by share: Double) -> AnimatedValue {
    if share == 0 { return self }
    if share == 1 { return other }
    return combined(with: other) { $0 + ($1 - $0) * share }
  }

  /// Returns the sum of this value and another value.
  ///
  /// For transforms, `other` is applied first, followed by this value.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    if case .transform(let mine) = self, case .transform(let theirs) = other {
      return .transform(CATransform3DConcat(theirs, mine))
    }
    return combined(with: other, +)
  }

  func subtracting(_ other: AnimatedValue) -> AnimatedValue {
    combined(with: other, -)
  }

  /// An empty value of the same kind, for example no color, path or list.
  var emptied: AnimatedValue {
    switch self {
    case .color: .color(.clear)
    case .path: .path(CGPath(elements: []))
    case .list: .list([])
    case .number, .point, .size, .rect, .transform: self
    }
  }

  /// The value as a number, or 0 for other kinds.
  var number: CGFloat {
    if case .number(let number) = self { CGFloat(number) } else { 0 }
  }
}
