/// A stretch along one axis, in points from the viewport's left or top edge.
struct Span: Hashable, Sendable {
  var start: Double
  var end: Double

  /// The axis from one end to the other.
  static let endless = Span(start: -.infinity, end: .infinity)

  /// How much lies between its ends; none where they have passed each other.
  var length: Double { max(end - start, 0) }
}

extension Rect {
  /// What it takes along `axis`.
  func span(along axis: Axis) -> Span {
    switch axis {
    case .horizontal: Span(start: minX, end: maxX)
    case .vertical: Span(start: minY, end: maxY)
    }
  }
}

extension Insets {
  /// What it leaves of `size` along `axis`.
  func span(of size: Size, along axis: Axis) -> Span {
    switch axis {
    case .horizontal: Span(start: left, end: size.width - right)
    case .vertical: Span(start: top, end: size.height - bottom)
    }
  }

  /// The distance from `edge`.
  subscript(_ edge: Rect.Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}
