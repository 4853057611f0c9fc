#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The maximum width of a background in a regular horizontal size class: 500 points, centered.
@MainActor
package final class RegularWidthCap {
  /// Whether the maximum width applies.
  package var isWanted = false
  private weak var background: UIView?
  private var constraints: [NSLayoutConstraint] = []

  /// Creates a maximum width that doesn't apply yet.
  package init() {}

  /// Applies or removes the maximum width of a background, depending on the size class.
  package func follow(_ background: UIView, in view: UIView) {
    if self.background !== background {
      NSLayoutConstraint.deactivate(constraints)
      constraints = []
      self.background = background
    }
    let counts = isWanted && view.traitCollection.horizontalSizeClass == .regular
    if counts, constraints.isEmpty {
      constraints = [
        background.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        background.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ]
      for constraint in constraints { constraint.priority = UILayoutPriority(950) }
    }
    for constraint in constraints where constraint.isActive != counts {
      constraint.isActive = counts
    }
  }
}

extension CALayer {
  /// Sets the shadow's path to the outline of the background.
  ///
  /// If the layer has no shadow, the path is cleared.
  @MainActor
  package func traceShadow(of background: UIView, in view: UIView) {
    guard shadowOpacity > 0 else { return shadowPath = nil }
    let frame = background === view ? view.bounds : background.convert(background.bounds, to: view)
    let corners: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    let round = corners.reduce(into: UIRectCorner()) { round, corner in
      if background.layer.maskedCorners.contains(corner.0) { round.insert(corner.1) }
    }
    let radius = background.layer.cornerRadius
    shadowPath =
      UIBezierPath(
        roundedRect: frame, byRoundingCorners: round,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
  }
}
#endif
