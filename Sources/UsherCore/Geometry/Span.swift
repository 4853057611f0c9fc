/// A range along one axis, in points from the viewport's left or top edge.
package struct Span: Equatable, Sendable {
  package internal(set) var start: Double
  package internal(set) var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The range of the whole axis.
  static let endless = Span(start: -.infinity, end: .infinity)

  /// The length of the range, or 0 if the end is before the start.
  var length: Double { max(end - start, 0) }

  func moved(by distance: Double) -> Span { Span(start: start + distance, end: end + distance) }
}

extension OverlayRect {
  func span(along axis: Axis) -> Span {
    switch axis {
    case .horizontal: Span(start: minX, end: maxX)
    case .vertical: Span(start: minY, end: maxY)
    }
  }
}

extension Insets {
  /// Returns the range between the insets in `size` along `axis`.
  func span(of size: OverlaySize, along axis: Axis) -> Span {
    switch axis {
    case .horizontal: Span(start: left, end: size.width - right)
    case .vertical: Span(start: top, end: size.height - bottom)
    }
  }

  subscript(_ edge: OverlayRect.Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}
