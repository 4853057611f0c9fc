package import Usher

/// The relation of a view to its background, the part of the view that becomes the overlay's frame.
package struct Surroundings: Hashable, Sendable {
  /// The distances from the view's edges to its background, in points.
  package var margins: Insets
  /// The layout margins that the view wants, in points; `nil` leaves the margins unchanged.
  package var layoutMargins: Insets?
  /// Whether the view itself extends past the edge where the overlay's background bleeds; otherwise a strip
  /// in the background's colour covers the gap.
  package var reachesOut: Bool

  /// Makes a relation of a view to its background.
  package init(margins: Insets = .zero, layoutMargins: Insets? = nil, reachesOut: Bool = false) {
    self.margins = margins
    self.layoutMargins = layoutMargins
    self.reachesOut = reachesOut
  }
}

/// A view that is informed of its extent beyond the overlay that shows the view.
@MainActor
package protocol OverReaching: UIView {
  /// Adds the distances, in points, to the view's layout margins.
  func usherReach(_ distances: Insets)
}
