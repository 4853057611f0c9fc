/// The rules for dragging an overlay and dismissing it by a swipe.
///
/// ```swift
/// let sideways = OverlayPreset().swipe(SwipePolicy(directions: [.left, .right]))
/// let flung = OverlayPreset().position(.center).swipe(.physics)
/// let fixed = OverlayPreset().swipe(nil)
/// ```
public struct SwipePolicy: Equatable, Sendable {
  /// The way in which the overlay follows the pointer.
  ///
  /// Directions, thresholds, resistance and throw length apply to `edges` alone; with `physics`,
  /// the overlay may go anywhere.
  public var drag: DragStyle {
    get { rules.value.drag }
    set { rules.value.drag = newValue }
  }
  /// The directions in which the overlay may leave; `nil` for those of its placement.
  ///
  /// With an empty set, the overlay can be dragged in the directions of its placement, but always
  /// returns. The overlay follows the pointer only along the axes of these directions. With
  /// directions on both axes, the first movement beyond the slop decides for one axis.
  public var directions: SwipeDirections? {
    get { rules.value.directions }
    set { rules.value.directions = newValue }
  }
  /// Whether a drag discards the slop, the first 8 points of the pointer's movement.
  ///
  /// The overlay then stays that far behind the pointer; otherwise it jumps under the pointer when
  /// the drag begins.
  public var discardsSlop: Bool {
    get { rules.value.discardsSlop }
    set { rules.value.discardsSlop = newValue }
  }
  /// The thresholds for dismissing the overlay.
  public var thresholds: SwipeThresholds {
    get { rules.value.thresholds }
    set { rules.value.thresholds = newValue }
  }
  /// The resistance where the overlay may not leave.
  public var resistance: Resistance {
    get { rules.value.resistance }
    set { rules.value.resistance = newValue }
  }
  /// The return to the overlay's place if it does not leave.
  public var pullback: Pullback {
    get { rules.value.pullback }
    set { rules.value.pullback = newValue }
  }
  /// The least and the greatest length of the exit after a swipe; each from 0 to 60 seconds.
  ///
  /// In between, the length is such that the exit starts at the speed of the pointer.
  public var exitDuration: ClosedRange<Duration> {
    get { rules.value.exitDuration }
    set { rules.value.exitDuration = newValue }
  }

  /// The rules, 224 bytes; overlays with the same policy share them.
  private var rules: CopyOnWrite<Rules>

  private struct Rules: Equatable, Sendable {
    var drag: DragStyle
    var directions: SwipeDirections?
    var discardsSlop: Bool
    var thresholds: SwipeThresholds
    var resistance: Resistance
    var pullback: Pullback
    var exitDuration: ClosedRange<Duration>
  }

  /// Creates a policy; by default, the overlay leaves over the edge at which it rests.
  public init(
    drag: DragStyle = .edges,
    directions: SwipeDirections? = nil,
    discardsSlop: Bool = false,
    thresholds: SwipeThresholds = .standard,
    resistance: Resistance = .rubberBand,
    pullback: Pullback = .lively,
    exitDuration: ClosedRange<Duration> = .milliseconds(120) ... .milliseconds(400)
  ) {
    rules = CopyOnWrite(
      Rules(
        drag: drag, directions: directions, discardsSlop: discardsSlop, thresholds: thresholds,
        resistance: resistance, pullback: pullback, exitDuration: exitDuration))
  }

  /// A swipe over the edge at which the overlay rests.
  public static let standard = SwipePolicy()
  /// A drag that hangs the overlay from the pointer and can fling it out, as for centered dialogs
  /// in SwiftMessages.
  public static let physics = SwipePolicy(drag: .physics(.standard), pullback: .upright)

  /// Returns the directions in which an overlay at `placement` may leave.
  func exits(from placement: OverlayPosition, in direction: OverlayViewport.LayoutDirection)
    -> SwipeDirections
  {
    directions ?? placement.swipeDirections(in: direction)
  }

  /// Returns the axis lock of a drag that starts along `way`; `nil` if the overlay does not follow
  /// it that way.
  func axisLock(
    along way: Vector, from placement: OverlayPosition,
    in direction: OverlayViewport.LayoutDirection
  ) -> AxisLock? {
    switch drag {
    case .physics: return .free
    case .edges:
      let free = freeDirections(from: placement, in: direction)
      let (across, along) = (free.lead(along: .horizontal), free.lead(along: .vertical))
      if across && along { return .axis(abs(way.dx) > abs(way.dy) ? .horizontal : .vertical) }
      if across && abs(way.dx) > abs(way.dy) { return .axis(.horizontal) }
      if along && abs(way.dy) > abs(way.dx) { return .axis(.vertical) }
      return nil
    }
  }

  /// Returns the directions in which the overlay follows the pointer without resistance.
  func freeDirections(
    from placement: OverlayPosition, in direction: OverlayViewport.LayoutDirection
  ) -> SwipeDirections {
    let exits = exits(from: placement, in: direction)
    return exits.isEmpty ? placement.swipeDirections(in: direction) : exits
  }

  /// Whether a drag moves the overlay along one axis only.
  package enum AxisLock: Equatable, Sendable {
    /// The overlay moves along this axis.
    case axis(Axis)
    /// The overlay hangs from the point under the pointer and moves in any direction.
    case free
  }
}

/// The way in which a dragged overlay follows the pointer.
public enum DragStyle: Hashable, Sendable {
  /// The overlay moves along one axis, and leaves over an edge.
  case edges
  /// The overlay hangs from the point at which it was grabbed, turns about it, and can be flung out
  /// in any direction.
  case physics(PhysicsDrag)
}

extension SwipePolicy {
  /// Checks every number of the policy.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  func validate() throws(ConfigurationError) {
    switch drag {
    case .edges: break
    case .physics(let rules): try rules.validate()
    }
    let lengths = 0...Reach.limit
    if let speed = thresholds.speed {
      try ConfigurationError.require(speed, in: lengths, .swipeSpeed)
    }
    if let share = thresholds.share {
      try ConfigurationError.require(share, in: lengths, .swipeShare)
    }
    if let distance = thresholds.distance {
      try ConfigurationError.require(distance, in: lengths, .swipeDistance)
    }
    try ConfigurationError.require(thresholds.margin, in: lengths, .swipeMargin)
    switch resistance {
    case .rubberBand, .logarithmicFromEdge, .rigid: break
    case .logarithmic(let limit):
      try ConfigurationError.require(limit, in: 1...1e6, .resistanceLimit)
    case .power(let exponent):
      try ConfigurationError.require(exponent, in: 0...1, .resistanceExponent)
    }
    try ConfigurationError.require(exitDuration.lowerBound.inSeconds, in: 0...60, .exitDuration)
    try ConfigurationError.require(exitDuration.upperBound.inSeconds, in: 0...60, .exitDuration)
  }
}

extension PhysicsDrag {
  /// Checks every number of the rules.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  fileprivate func validate() throws(ConfigurationError) {
    let speeds = 100...Reach.limit
    try ConfigurationError.require(minimumSpeed, in: speeds, .flingMinimumSpeed)
    try ConfigurationError.require(minimumEnergy, in: 0...Reach.limit, .flingMinimumEnergy)
    try ConfigurationError.require(maximumSpeed, in: speeds, .flingMaximumSpeed)
    try ConfigurationError.require(maximumSpin, in: 0...1000, .flingMaximumSpin)
    try ConfigurationError.require(hideDelay.inSeconds, in: 0...60, .hideDelay)
  }
}

/// The return of an overlay to its place after a drag that did not dismiss it.
public enum Pullback: Hashable, Sendable {
  /// A spring that starts at the velocity of the release.
  case spring(Timing.Spring)
  /// A spring that starts at its own initial velocity, whatever the velocity of the release.
  case launched(Timing.Spring)

  /// A slight overshoot, from the velocity of the release: `Timing.Spring.lively`.
  public static let lively = Pullback.spring(.lively)
  /// A long swing of half a second, as in SwiftEntryKit: `Timing.Spring.jolt`.
  public static let jolt = Pullback.launched(.jolt)
  /// A return in 0.3 seconds with almost no swing, as in SwiftEntryKit: `Timing.Spring.firm`.
  public static let easeOut = Pullback.launched(.firm)
  /// A return in 0.4 seconds with a damping ratio of 0.8, from the velocity of the release, as in
  /// SwiftMessages.
  public static let replay = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(400), dampingRatio: 0.8))
  /// A return in 0.5 seconds with a damping ratio of 0.65, from the velocity of the release, as for
  /// dialogs in SwiftMessages.
  public static let upright = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.65))

  /// The spring of the return.
  var spring: Timing.Spring {
    switch self {
    case .spring(let spring), .launched(let spring): spring
    }
  }

  /// Returns the velocity at which the return starts; with zero, the spring's own initial velocity
  /// applies.
  func launch(releasedAt velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .spring: velocity
    case .launched: .zero
    }
  }
}
