import Foundation

extension UIView: UITraitEnvironment, TraitRegistering {
  /// Returns the traits of the surroundings, overridden by the traits of the view's controller and
  /// of the view.
  func computeTraits() -> UITraitCollection {
    var values = outerTraits.values
    if let controller { values = values.overridden(by: controller.ownTraits) }
    values = values.overridden(by: traitOverrides.values)
    values = values.overridden(by: TraitValues(style: overrideUserInterfaceStyle))
    if let most = maximumContentSizeCategory {
      values.category = values.category.map { min($0, most) }
    }
    if let least = minimumContentSizeCategory {
      values.category = values.category.map { max($0, least) }
    }
    return UITraitCollection(values: values)
  }

  /// Notifies the view and its descendants of changed traits, outer views first.
  func settleTraits() {
    let old = knownTraits ?? UITraitCollection.device
    let new = computeTraits()
    knownTraits = new
    if old != new {
      new.performAsCurrent {
        if old.hasDifferentColorAppearance(comparedTo: new) { applyBackground() }
        controller?.traitsChanged(from: old, to: new)
        traitCollectionDidChange(old)
        tellRegistered(self, from: old, to: new)
      }
      if old.layoutDirection != new.layoutDirection {
        setNeedsLayout()
        if layoutRecord != nil, ConstraintPass.isUsed { setConstraintsChanged() }
      }
    }
    subviews.forEach { $0.settleTraits() }
  }

  /// The direction of the view's semantic content, or of the traits if that leaves it open.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }
}

extension UITraitCollection {
  /// The device's traits, used if no scene specifies others.
  nonisolated(unsafe) static var device = UITraitCollection(values: .phone)
}
