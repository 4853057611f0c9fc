/// The visible overlays at one moment; drawing a scene twice changes nothing.
public struct OverlayScene: Equatable, Sendable {
  /// The overlays, back to front; overlays that are not measured yet are left out.
  public package(set) var overlays: [PlacedOverlay] = []
  /// The index in `overlays` of the modal overlay that keeps the focus; `nil` for none.
  package internal(set) var modal: Int?

  /// Creates an empty scene.
  public init() {}

  /// Whether the overlay at an index in `overlays` lies behind the modal overlay that keeps the
  /// focus, so that assistive technology finds nothing of it.
  public func isBehindModal(at index: Int) -> Bool { modal.map { index < $0 } ?? false }

  /// Returns the share of its shadow that the overlay at an index in `overlays` casts; 1 unless
  /// visible overlays in front rest over it.
  ///
  /// Each of them halves the share, so that the shadows of many overlays at one place do not add up
  /// to black.
  public func shadow(at index: Int) -> Double {
    let frame = overlays[index].frame
    return overlays[(index + 1)...].reduce(1) {
      $1.opacity > 0 && $1.frame.intersects(frame) ? $0 / 2 : $0
    }
  }
}

/// The result of a hit test.
public enum Hit: Equatable, Sendable {
  /// The point hits an overlay.
  case overlay(OverlayID)
  /// The point hits the backdrop of an overlay.
  case backdrop(OverlayID)
  /// The point hits neither, and the pointer goes to the app.
  case passThrough
}

extension OverlayScene {
  /// Returns the overlay that a pointer at `point` hovers over.
  ///
  /// This is the front overlay at the point or, in a list or a spread stack that the user attends
  /// to, the overlay on its way to the point, or the nearer one of two around the point. Otherwise
  /// the stack would collapse, and the list would close its gaps, under a pointer on its way from
  /// one overlay to the next.
  package func hovered(at point: OverlayPoint) -> OverlayID? {
    if let front = front(at: point) { return front }
    let column = spread(inColumnOf: point)
    if let coming = column.last(where: { $0.frame.contains(point) }) { return coming.id }
    let above = column.filter { $0.currentFrame.maxY <= point.y }
      .max { $0.currentFrame.maxY < $1.currentFrame.maxY }
    let below = column.filter { $0.currentFrame.minY > point.y }
      .min { $0.currentFrame.minY < $1.currentFrame.minY }
    guard let above, let below else { return nil }
    let isNearerAbove =
      point.y - above.currentFrame.maxY <= below.currentFrame.minY - point.y
    return isNearerAbove ? above.id : below.id
  }

  /// Returns the front overlay at a point; `nil` for none.
  package func front(at point: OverlayPoint) -> OverlayID? {
    overlays.last { $0.acceptsInput && $0.contains(point) }?.id
  }

  /// Returns the overlay of a list or a spread stack that the user attends to, above or below
  /// `point`, whose resting frame is the nearest; `nil` if there is none.
  package func nearestSpread(to point: OverlayPoint) -> OverlayID? {
    func distance(_ overlay: PlacedOverlay) -> Double {
      max(overlay.frame.minY - point.y, point.y - overlay.frame.maxY)
    }
    return spread(inColumnOf: point).min { distance($0) < distance($1) }?.id
  }

  private func spread(inColumnOf point: OverlayPoint) -> [PlacedOverlay] {
    overlays.filter {
      $0.isSpread && $0.acceptsInput && $0.currentFrame.minX <= point.x
        && point.x < $0.currentFrame.maxX
    }
  }
}
