package import Usher

/// The way a view lies around its background, which is the part of the view that an overlay's frame is about.
package struct Surroundings: Hashable, Sendable {
  /// The distances from the view's edges to its background, in points.
  package var margins: Insets
  /// The layout margins that the view wants, in points; `nil` leaves them as they are.
  package var layoutMargins: Insets?
  /// Whether the view itself grows over the edge where the overlay's surface reaches out; otherwise a strip in
  /// the background's colour covers that.
  package var reachesOut: Bool

  /// Notes a way.
  package init(margins: Insets = .zero, layoutMargins: Insets? = nil, reachesOut: Bool = false) {
    self.margins = margins
    self.layoutMargins = layoutMargins
    self.reachesOut = reachesOut
  }
}

/// A view that is told how far it reaches beyond the overlay that shows it.
@MainActor
package protocol OverReaching: UIView {
  /// Takes the distances, in points; they are added to the view's layout margins.
  func usherReach(_ distances: Insets)
}
