/// How an overlay follows a pointer, and when it leaves by it.
public struct SwipePolicy: Hashable, Sendable {
  /// How it hangs on the pointer.
  ///
  /// Directions, thresholds, resistance and the length of a throw count for `edges` alone: what
  /// hangs from the pointer may go anywhere.
  public var drag: DragStyle
  /// Where it may leave to; `nil` lets its placement decide, and empty lets it be dragged as its
  /// placement has it, only to come back.
  ///
  /// It follows the pointer along the axes of these directions and no others. Where they lie on
  /// both, the first movement beyond the slop decides for one.
  public var directions: SwipeDirections?
  /// How much of a swipe sends it away.
  public var thresholds: SwipeThresholds
  /// How it gives way where it is pulled and may not leave.
  public var resistance: Resistance
  /// What takes it home where it does not leave.
  public var pullback: Pullback
  /// How long it takes at least and at most to leave; each 0 to 60 seconds.
  ///
  /// In between it takes as long as makes it set out at the speed of the pointer.
  public var throwLength: ClosedRange<Duration>

  /// Makes a policy; without anything given it leaves over the edge it rests at.
  public init(
    drag: DragStyle = .edges,
    directions: SwipeDirections? = nil,
    thresholds: SwipeThresholds = .standard,
    resistance: Resistance = .rubberBand,
    pullback: Pullback = .lively,
    throwLength: ClosedRange<Duration> = .milliseconds(120) ... .milliseconds(400)
  ) {
    self.drag = drag
    self.directions = directions
    self.thresholds = thresholds
    self.resistance = resistance
    self.pullback = pullback
    self.throwLength = throwLength
  }

  /// Leaves over the edge it rests at.
  public static let standard = SwipePolicy()
  /// Hangs from the pointer and can be flung out, as centered dialogs do in SwiftMessages.
  public static let physics = SwipePolicy(drag: .physics(.standard), pullback: .upright)

  /// Where it may leave to, for one that rests at `placement`.
  func exits(from placement: Placement, in direction: Viewport.LayoutDirection) -> SwipeDirections {
    directions ?? placement.swipeDirections(in: direction)
  }

  /// How a pointer that sets out along `way` holds one that rests at `placement`; `nil` where the
  /// overlay does not follow it there.
  func grip(
    along way: Vector, from placement: Placement, in direction: Viewport.LayoutDirection
  ) -> Grip? {
    switch drag {
    case .physics: return .point
    case .edges:
      let free = freeDirections(from: placement, in: direction)
      let (across, along) = (free.lead(along: .horizontal), free.lead(along: .vertical))
      if across && along { return .axis(abs(way.dx) > abs(way.dy) ? .horizontal : .vertical) }
      if across && abs(way.dx) > abs(way.dy) { return .axis(.horizontal) }
      if along && abs(way.dy) > abs(way.dx) { return .axis(.vertical) }
      return nil
    }
  }

  /// Where it follows the pointer without resistance.
  func freeDirections(
    from placement: Placement, in direction: Viewport.LayoutDirection
  ) -> SwipeDirections {
    let exits = exits(from: placement, in: direction)
    return exits.isEmpty ? placement.swipeDirections(in: direction) : exits
  }

  /// What a pointer has taken hold of.
  enum Grip: Hashable, Sendable {
    /// The overlay, to move it along an axis.
    case axis(Axis)
    /// The point of the overlay under it.
    case point
  }
}
