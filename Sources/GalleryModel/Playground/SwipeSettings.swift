package import Usher

/// What is set of a swipe.
package struct SwipeSettings: Hashable, Sendable {
  /// How the overlay hangs on the pointer.
  package var kind = Kind.edges
  /// Where it may leave to; `nil` lets its placement decide.
  package var directions: SwipeDirections?
  /// How much of a swipe sends it away.
  package var thresholds = SwipeThresholds.standard
  /// How much longer than its side is what the thresholds' share is one of, in points; without effect
  /// where they have none.
  package var margin = 0.0
  /// How it gives way where it may not leave.
  package var resistance = Resistance.rubberBand
  /// What takes it home.
  package var pullback = Pullback.lively
  /// When one that hangs from the pointer flies off, and how.
  package var flight = PhysicsDrag.standard
  /// How long it takes at least and at most to leave.
  package var throwLength = Duration.milliseconds(120) ... .milliseconds(400)

  /// The policy; `nil` keeps the overlay where it is.
  var policy: SwipePolicy? {
    switch kind {
    case .none: nil
    case .edges:
      SwipePolicy(
        directions: directions, thresholds: widened, resistance: resistance,
        pullback: pullback, throwLength: throwLength)
    case .physics: hanging
    }
  }

  private var hanging: SwipePolicy {
    var hanging = SwipePolicy.physics
    hanging.drag = .physics(flight)
    return hanging
  }

  /// The thresholds with the margin.
  private var widened: SwipeThresholds {
    var widened = thresholds
    if widened.share != nil { widened.margin = margin }
    return widened
  }

  /// How an overlay hangs on the pointer.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case none, edges, physics
  }
}
