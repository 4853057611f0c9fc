package import Usher

/// The playground's settings of swiping.
package struct SwipeSettings: Hashable, Sendable {
  package var kind = Kind.edges
  /// The directions of dismissal, or `nil` for the default of the overlay's placement.
  package var directions: SwipeDirections?
  /// Whether a drag discards the slop.
  package var discardsSlop = false
  package var thresholds = SwipeThresholds.standard
  /// Extra length, in points, added to the overlay's side before the thresholds' `share` is
  /// applied.
  ///
  /// Without a share, it has no effect.
  package var margin = 0.0
  /// The resistance in directions without dismissal.
  package var resistance = Resistance.rubberBand
  /// The animation back to the resting frame.
  package var pullback = Pullback.lively
  /// The rules for flying off, for the kind `physics`.
  package var flight = PhysicsDrag.standard
  /// The minimum and maximum duration of the exit after a swipe.
  package var exitDuration = Duration.milliseconds(120) ... .milliseconds(400)

  /// The configured swipe policy, or `nil` if the overlay can't be swiped.
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

  /// A kind of swipe: none, over an edge, or attached to the pointer.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case none, edges, physics
  }
}
