internal import Usher

/// An animator of the library's own, which says where an overlay is and how it moves.
@MainActor
protocol OverlayMotion: Animator {
  /// Where the overlay rests.
  var place: Placement.Vertical { get }
  /// Writes down how an overlay comes and goes, and how it is swiped away where it may be.
  ///
  /// - Parameters:
  ///   - overlay: What is changed.
  ///   - touchesEdge: Whether it rests against the edge, so that pulling it away would open a gap.
  func move(_ overlay: inout Overlay, touchesEdge: Bool)
}
