/// A pointer that went down on an overlay, or on its backdrop, and has not come up.
struct Press: Hashable, Sendable {
  let overlay: OverlayID
  let area: TapArea
  let start: PointerSample
  var course: Course

  /// What the press has turned out to be.
  enum Course: Hashable, Sendable {
    /// Still within the slop. Next: `dragging`, `failed`, or a tap when released.
    case undecided
    /// It moves the overlay until released.
    case dragging
    /// It went where the overlay cannot; neither a tap nor a drag will come of it.
    case failed
  }

  /// How far a pointer may stray before it stops being a tap, in points; GTK drags begin there too.
  static let slop = 8.0

  /// What an undecided press becomes at `position`; from a backdrop nothing can be dragged.
  func course(
    at position: Point, on overlay: Overlay, in direction: LayoutDirection
  ) -> Course {
    let way = position - start.position
    guard max(abs(way.dx), abs(way.dy)) > Self.slop else { return .undecided }
    guard area == .overlay else { return .failed }
    return overlay.swipe?.grip(along: way, from: overlay.placement, in: direction) == nil
      ? .failed : .dragging
  }
}
