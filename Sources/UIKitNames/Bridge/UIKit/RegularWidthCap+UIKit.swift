#if canImport(UIKit)
internal import UIKit

/// The limit of a background's width where the horizontal size class is regular: 500 points, in the middle.
@MainActor
package final class RegularWidthCap {
  /// Whether the background has the limit.
  package var isWanted = false
  private weak var background: UIView?
  private var rules: [NSLayoutConstraint] = []

  /// Makes a limit that is not wanted.
  package init() {}

  /// Lets the limit count for a background in a view, or count no more, as the size class has it.
  package func follow(_ background: UIView, in view: UIView) {
    if self.background !== background {
      NSLayoutConstraint.deactivate(rules)
      rules = []
      self.background = background
    }
    let counts = isWanted && view.traitCollection.horizontalSizeClass == .regular
    if counts, rules.isEmpty {
      rules = [
        background.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        background.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ]
      for rule in rules { rule.priority = UILayoutPriority(950) }
    }
    for rule in rules where rule.isActive != counts { rule.isActive = counts }
  }
}

extension CALayer {
  /// Traces the shadow that a view's layer casts along the view's background; `nil` without a shadow.
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
