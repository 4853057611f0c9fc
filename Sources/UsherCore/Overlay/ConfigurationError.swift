/// An invalid value in an overlay, a spring, a curve or another setting.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// The value is NaN or infinite.
  case notFinite(Parameter, Double)
  /// The value, in seconds for durations, is less than zero.
  case negative(Parameter, Double)
  /// The value is outside its allowed range.
  case outOfRange(Parameter, Double, ClosedRange<Double>)

  /// The parameter with the invalid value.
  public enum Parameter: Hashable, Sendable, CaseIterable {
    /// `OverlayConfiguration.lifetime`, in seconds.
    case lifetime
    /// `OverlayConfiguration.delay`, in seconds.
    case delay
    /// `OverlayConfiguration.maximumWait`, in seconds.
    case maximumWait
    /// `OverlayConfiguration.minimumTime`, in seconds.
    case minimumTime
    /// `Expansion.after`, in seconds.
    case expandsAfter
    /// `SizeConstraints.width`, in points or as a fraction of the viewport's width.
    case width
    /// `SizeConstraints.height`, in points or as a fraction of the viewport's height.
    case height
    /// `SizeConstraints.maximumWidth`, in points or as a fraction of the viewport's width.
    case maximumWidth
    /// `SizeConstraints.maximumHeight`, in points or as a fraction of the viewport's height.
    case maximumHeight
    /// `SizeConstraints.regularWidthCap`, in points.
    case regularWidthCap
    /// `OverlayDetent.fraction`, as a fraction of the room.
    case detentFraction
    /// `OverlayDetent.height`, in points.
    case detentHeight
    /// `Anchoring.spacing`, in points.
    case anchorSpacing
    /// `Anchoring.maximumWait`, in seconds.
    case anchorWait
    /// `Anchoring.Arrow.width`, in points.
    case arrowWidth
    /// `Anchoring.Arrow.length`, in points.
    case arrowLength
    /// `Anchoring.Arrow.inset`, in points.
    case arrowInset
    /// `Spotlight.padding`, in points.
    case spotlightPadding
    /// `Spotlight.cornerRadius`, in points.
    case spotlightCornerRadius
    /// `OverlayConfiguration.margins.top`, in points.
    case topMargin
    /// `OverlayConfiguration.margins.left`, in points.
    case leftMargin
    /// `OverlayConfiguration.margins.bottom`, in points.
    case bottomMargin
    /// `OverlayConfiguration.margins.right`, in points.
    case rightMargin
    /// The spacing of `ObstructionPolicy.avoided`, in points.
    case obstructionSpacing
    /// The edge resistance of `ObstructionPolicy.avoided`, in points.
    case edgeResistance
    /// `OverlayConfiguration.buffer`, in points.
    case buffer
    /// `OverlayConfiguration.overhang`, in points.
    case overhang
    /// `OverlayConfiguration.opacity`, without a unit.
    case restingOpacity
    /// The spacing of a list or an expanded stack, in points.
    case laneSpacing
    /// `CollapsedStack.peek`, in points.
    case stackPeek
    /// `CollapsedStack.shrink`, as a fraction.
    case stackShrink
    /// `SwipeThresholds.speed`, in points per second.
    case swipeSpeed
    /// `SwipeThresholds.share`, as a fraction of the overlay's side.
    case swipeShare
    /// `SwipeThresholds.distance`, in points.
    case swipeDistance
    /// `SwipeThresholds.margin`, in points.
    case swipeMargin
    /// The limit of `Resistance.logarithmic`, in points.
    case resistanceLimit
    /// The exponent of `Resistance.power`, without a unit.
    case resistanceExponent
    /// A bound of `SwipePolicy.exitDuration`, in seconds.
    case exitDuration
    /// `PhysicsDrag.minimumSpeed`, in points per second.
    case flingMinimumSpeed
    /// `PhysicsDrag.minimumEnergy`, in points per second.
    case flingMinimumEnergy
    /// `PhysicsDrag.maximumSpeed`, in points per second.
    case flingMaximumSpeed
    /// `PhysicsDrag.maximumSpin`, in radians per second.
    case flingMaximumSpin
    /// `PhysicsDrag.hideDelay`, in seconds.
    case hideDelay
    /// `Timing.Spring.response`, in seconds.
    case springResponse
    /// `Timing.Spring.dampingRatio`, without a unit.
    case dampingRatio
    /// `Timing.Spring.duration`, in seconds.
    case springDuration
    /// `Timing.Spring.initialVelocity`, as a multiple of the distance per second.
    case initialVelocity
    /// The duration of a `Timing.curve`, in seconds.
    case curveDuration
    /// The x of a control point of a `Timing.Curve`, as a fraction of the time.
    case curveTime
    /// The y of a control point of a `Timing.Curve`, as a fraction of the distance.
    case curveProgress
    /// The delay of a `TransitionPart`, in seconds.
    case transitionDelay
    /// A component of `Slide.HiddenPosition.offset`, in points.
    case slide
    /// `Scale.from`, without a unit.
    case scale
    /// A coordinate of `Scale.anchor`, as a fraction of the overlay's side.
    case anchor
    /// `Rotation.from`, in radians.
    case rotation
    /// `Fade.from`, without a unit.
    case opacity
  }
}

extension ConfigurationError {
  /// Throws an error unless the value is finite and inside `range`.
  static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard range.contains(value) else { throw .outOfRange(parameter, value, range) }
  }
}
