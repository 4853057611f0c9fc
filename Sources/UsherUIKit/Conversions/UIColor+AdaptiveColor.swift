#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Traits {
  /// Makes the traits for adaptive colors.
  init(_ traits: UITraitCollection) {
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard)
  }
}

extension UIView {
  /// The accent of the view's place: its tint.
  final var accent: Accent? { tintColor.map { Accent(tint: $0.usherColor) } }

  /// Returns a color in which a part of the accent has been replaced by the view's tint.
  final func followingTint(_ color: AdaptiveColor) -> AdaptiveColor { color.following(accent) }

  /// Returns a color to draw in the view; one that follows the accent has the view's tint of now.
  final func uiColor(_ color: AdaptiveColor) -> UIColor { UIColor(followingTint(color)) }
}

extension UIColor {
  /// Makes a fixed color.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Makes a color for every appearance and contrast; a color that came from UIKit follows the
  /// same traits as before.
  convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { color.uiKit(for: $0) })
  }
}

extension AdaptiveColor {
  /// The color to draw with where a view stands.
  @_spi(Facades) public func uiKit(for traits: UITraitCollection) -> UIColor {
    guard let known = (platform?.object as? UIColor)?.resolvedColor(with: traits) else {
      return UIColor(resolved(for: Traits(traits)))
    }
    return platformOpacity.map { known.withAlphaComponent(CGFloat($0)) } ?? known
  }
}
#endif
