extension OverlayScene {
  /// Returns the overlay that a pointer at `point` hovers over.
  ///
  /// This is the front overlay at the point or, between two overlays of a pile that is spread out,
  /// the nearer one. Otherwise the pile would collapse under a pointer on its way from one overlay
  /// to the next.
  public func hovered(at point: Point) -> OverlayID? {
    if let front = overlays.last(where: { $0.acceptsInput && $0.contains(point) }) {
      return front.id
    }
    let column = overlays.filter {
      $0.isSpread && $0.acceptsInput && $0.currentFrame.minX <= point.x
        && point.x < $0.currentFrame.maxX
    }
    let above = column.filter { $0.currentFrame.maxY <= point.y }
      .max { $0.currentFrame.maxY < $1.currentFrame.maxY }
    let below = column.filter { $0.currentFrame.minY > point.y }
      .min { $0.currentFrame.minY < $1.currentFrame.minY }
    guard let above, let below else { return nil }
    let isNearerAbove =
      point.y - above.currentFrame.maxY <= below.currentFrame.minY - point.y
    return isNearerAbove ? above.id : below.id
  }
}
