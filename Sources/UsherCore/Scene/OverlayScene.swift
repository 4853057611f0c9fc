/// The visible overlays at one moment.
///
/// Drawing a scene has no side effects.
public struct OverlayScene: Equatable, Sendable {
  /// The measured overlays, back to front.
  public package(set) var overlays: [PlacedOverlay] = []
  /// The index in `overlays` of the modal overlay that keeps the focus, or `nil` if there is none.
  package internal(set) var modal: Int?

  /// Creates an empty scene.
  public init() {}

  /// Whether assistive technology must ignore an overlay, because it is behind a modal overlay.
  public func isBehindModal(at index: Int) -> Bool { modal.map { index < $0 } ?? false }

  /// Returns the strength of an overlay's shadow, from 0 to 1.
  ///
  /// Each visible overlay that covers its resting frame halves the strength, because otherwise many
  /// shadows would add up to black.
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
  /// The point hits neither, and the app receives the pointer.
  case passThrough
}

extension OverlayScene {
  /// Returns the overlay that the pointer hovers over, usually the front overlay at the point.
  ///
  /// In an attended list or expanded stack, it may also be an overlay that is moving to the point.
  /// If the point is between two overlays, the nearer overlay is returned. Otherwise, the stack
  /// would collapse, or the list would close its gaps, while the pointer moves between overlays.
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

  /// Returns the front overlay at a point, or `nil` if there is none.
  package func front(at point: OverlayPoint) -> OverlayID? {
    overlays.last { $0.acceptsInput && $0.contains(point) }?.id
  }

  /// Returns the overlay of an attended list or expanded stack with the nearest resting frame.
  ///
  /// Only overlays directly above, below or at `point` are considered. Returns `nil` if there is
  /// none.
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
