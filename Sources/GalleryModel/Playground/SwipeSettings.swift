package import Usher

/// What is set of a swipe.
package struct SwipeSettings: Hashable, Sendable {
  /// How the overlay hangs on the pointer.
  package var kind = Kind.edges
  /// Where it may leave to; `nil` lets its placement decide.
  package var directions: SwipeDirections?
  /// How much of a swipe sends it away.
  package var thresholds = SwipeThresholds.standard
  /// How it gives way where it may not leave.
  package var resistance = Resistance.rubberBand
  /// What takes it home.
  package var pullback = Pullback.lively

  /// The policy; `nil` keeps the overlay where it is.
  var policy: SwipePolicy? {
    switch kind {
    case .none: nil
    case .edges:
      SwipePolicy(
        directions: directions, thresholds: thresholds, resistance: resistance,
        pullback: pullback)
    case .physics: .physics
    }
  }

  /// How an overlay hangs on the pointer.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case none, edges, physics
  }
}
