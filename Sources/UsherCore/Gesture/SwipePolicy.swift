/// The rules for dragging and swiping an overlay.
///
/// ```swift
/// let sideways = OverlayPreset().swipe(SwipePolicy(directions: [.left, .right]))
/// let flung = OverlayPreset().position(.center).swipe(.physics)
/// let fixed = OverlayPreset().swipe(nil)
/// ```
public struct SwipePolicy: Equatable, Sendable {
  /// How the overlay follows the pointer.
  ///
  /// Directions, thresholds, resistance and exit duration apply only to `edges`.
  public var drag: DragStyle {
    get { rules.value.drag }
    set { rules.value.drag = newValue }
  }
  /// The directions in which the overlay can be dismissed, or `nil` to use the directions of its
  /// position.
  ///
  /// The overlay follows the pointer only along the axes of these directions. If there are two
  /// axes, the first movement beyond the slop determines the axis. If the set is empty, the overlay
  /// can be dragged in the directions of its position, but always returns.
  public var directions: SwipeDirections? {
    get { rules.value.directions }
    set { rules.value.directions = newValue }
  }
  /// Whether a drag discards the slop, the first 8 points of the pointer's movement.
  ///
  /// If so, the overlay stays this distance behind the pointer. Otherwise, it jumps under the
  /// pointer.
  public var discardsSlop: Bool {
    get { rules.value.discardsSlop }
    set { rules.value.discardsSlop = newValue }
  }
  /// The thresholds for dismissing the overlay.
  public var thresholds: SwipeThresholds {
    get { rules.value.thresholds }
    set { rules.value.thresholds = newValue }
  }
  /// The resistance in directions in which the overlay can't be dismissed.
  public var resistance: Resistance {
    get { rules.value.resistance }
    set { rules.value.resistance = newValue }
  }
  /// How the overlay returns to its place if it isn't dismissed.
  public var pullback: Pullback {
    get { rules.value.pullback }
    set { rules.value.pullback = newValue }
  }
  /// The minimum and maximum duration of the exit after a swipe, each from 0 to 60 seconds.
  ///
  /// The exit starts with the pointer's speed, unless this would need a duration outside the range.
  public var exitDuration: ClosedRange<Duration> {
    get { rules.value.exitDuration }
    set { rules.value.exitDuration = newValue }
  }

  /// The rules, shared by overlays with the same policy because they use 224 bytes.
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

  /// Creates a policy.
  ///
  /// By default, the user can swipe the overlay over the edge at which it rests.
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
  /// A drag in which the overlay hangs from the pointer and can be flung, as in SwiftMessages'
  /// dialogs.
  public static let physics = SwipePolicy(drag: .physics(.standard), pullback: .upright)

  /// Returns the directions in which an overlay can be dismissed.
  func exits(from placement: OverlayPosition, in direction: OverlayViewport.LayoutDirection)
    -> SwipeDirections
  {
    directions ?? placement.swipeDirections(in: direction)
  }

  /// Returns the axis lock of a drag along `way`, or `nil` if the overlay can't follow the pointer.
  ///
  /// If `drag` is `physics`, the overlay can follow in any direction.
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

  /// Returns the directions in which the overlay moves without resistance.
  ///
  /// They are the directions in which it can be dismissed or, if there are none, the directions of
  /// its position.
  func freeDirections(
    from placement: OverlayPosition, in direction: OverlayViewport.LayoutDirection
  ) -> SwipeDirections {
    Self.freeDirections(
      for: exits(from: placement, in: direction), from: placement, in: direction)
  }

  /// Returns the directions without resistance for an overlay with these exits.
  static func freeDirections(
    for exits: SwipeDirections, from placement: OverlayPosition,
    in direction: OverlayViewport.LayoutDirection
  ) -> SwipeDirections {
    exits.isEmpty ? placement.swipeDirections(in: direction) : exits
  }

  package enum AxisLock: Equatable, Sendable {
    /// The overlay moves along this axis.
    case axis(Axis)
    /// The overlay hangs from the point under the pointer and moves in any direction.
    case free
  }
}

/// How a dragged overlay follows the pointer.
public enum DragStyle: Hashable, Sendable {
  /// The overlay moves along one axis, and is dismissed over an edge.
  case edges
  /// The overlay hangs from the point at which it was grabbed, and can be flung in any direction.
  case physics(PhysicsDrag)
}

extension SwipePolicy {
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
  fileprivate func validate() throws(ConfigurationError) {
    let speeds = 100...Reach.limit
    try ConfigurationError.require(minimumSpeed, in: speeds, .flingMinimumSpeed)
    try ConfigurationError.require(minimumEnergy, in: 0...Reach.limit, .flingMinimumEnergy)
    try ConfigurationError.require(maximumSpeed, in: speeds, .flingMaximumSpeed)
    try ConfigurationError.require(maximumSpin, in: 0...1000, .flingMaximumSpin)
    try ConfigurationError.require(hideDelay.inSeconds, in: 0...60, .hideDelay)
  }
}

/// How an overlay returns to its place after a drag.
public enum Pullback: Hashable, Sendable {
  /// A spring that starts with the velocity of the release.
  case spring(Timing.Spring)
  /// A spring that starts with its own initial velocity, regardless of the release.
  case launched(Timing.Spring)

  /// A slight overshoot, starting with the velocity of the release: `Timing.Spring.lively`.
  public static let lively = Pullback.spring(.lively)
  /// A long swing of half a second, as in SwiftEntryKit: `Timing.Spring.jolt`.
  public static let jolt = Pullback.launched(.jolt)
  /// A return in 0.3 seconds with almost no overshoot, as in SwiftEntryKit: `Timing.Spring.firm`.
  public static let easeOut = Pullback.launched(.firm)
  /// A return in 0.4 seconds with a damping ratio of 0.8, as in SwiftMessages.
  ///
  /// It starts with the release velocity.
  public static let replay = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(400), dampingRatio: 0.8))
  /// A return in 0.5 seconds with a damping ratio of 0.65, as for dialogs in SwiftMessages.
  ///
  /// It starts with the release velocity.
  public static let upright = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.65))

  var spring: Timing.Spring {
    switch self {
    case .spring(let spring), .launched(let spring): spring
    }
  }

  /// Returns the initial velocity of the return, or zero to use the spring's own initial velocity.
  func launch(releasedAt velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .spring: velocity
    case .launched: .zero
    }
  }
}
