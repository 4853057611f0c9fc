internal import Usher

/// An animator of the library, which sets an overlay's position and motion.
@MainActor
protocol OverlayMotion: Animator {
  /// The overlay's vertical position.
  var place: Placement.Vertical { get }
  /// Sets an overlay's entrance, exit and swipe.
  ///
  /// - Parameters:
  ///   - overlay: The overlay to change.
  ///   - touchesEdge: Whether the overlay rests against the edge, so that pulling it away would
  ///     open a gap.
  func move(_ overlay: inout Overlay, touchesEdge: Bool)
}
