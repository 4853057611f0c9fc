package import Usher

/// The playground's settings of swiping.
package struct SwipeSettings: Hashable, Sendable {
  /// The kind of swipe.
  package var kind = Kind.edges
  /// The directions of dismissal; `nil` for those of the overlay's placement.
  package var directions: SwipeDirections?
  /// Whether a drag discards the slop.
  package var discardsSlop = false
  /// The thresholds of dismissal.
  package var thresholds = SwipeThresholds.standard
  /// Extra length, in points, added to the overlay's side before the thresholds' `share` applies.
  ///
  /// Without a share, it has no effect.
  package var margin = 0.0
  /// The resistance in directions without dismissal.
  package var resistance = Resistance.rubberBand
  /// The animation back to the resting frame.
  package var pullback = Pullback.lively
  /// The rules of flying off, for the kind `physics`.
  package var flight = PhysicsDrag.standard
  /// The shortest and the longest duration of leaving after a swipe.
  package var exitDuration = Duration.milliseconds(120) ... .milliseconds(400)

  /// The swipe policy as configured; `nil` if the overlay cannot be swiped.
  var policy: SwipePolicy? {
    switch kind {
    case .none: nil
    case .edges:
      SwipePolicy(
        directions: directions, discardsSlop: discardsSlop, thresholds: widened,
        resistance: resistance, pullback: pullback, exitDuration: exitDuration)
    case .physics: hanging
    }
  }

  private var hanging: SwipePolicy {
    var hanging = SwipePolicy.physics
    hanging.drag = .physics(flight)
    return hanging
  }

  /// The thresholds with the margin applied.
  private var widened: SwipeThresholds {
    var widened = thresholds
    if widened.share != nil { widened.margin = margin }
    return widened
  }

  /// A kind of swipe: none, over an edge, or hanging from the pointer.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case none, edges, physics
  }
}
