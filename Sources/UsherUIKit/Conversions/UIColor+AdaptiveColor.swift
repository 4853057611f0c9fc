#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Traits {
  init(_ traits: UITraitCollection) {
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard)
  }
}

extension UIView {
  /// The accent in the view, which is its tint color.
  final var accent: Accent? { tintColor.map { Accent(tint: $0.usherColor) } }

  /// Returns a color in which any accent is replaced by the view's tint color.
  final func followingTint(_ color: AdaptiveColor) -> AdaptiveColor { color.following(accent) }

  /// Returns the color to draw in the view, using its current tint color for the accent.
  final func uiColor(_ color: AdaptiveColor) -> UIColor { UIColor(followingTint(color)) }
}

extension UIColor {
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Creates a color for each appearance and contrast.
  ///
  /// If the color was created from a UIKit color, it adapts to the same traits as the original.
  convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { color.uiKit(for: $0) })
  }
}

extension AdaptiveColor {
  /// Returns the color to draw with these traits.
  @_spi(Facades) public func uiKit(for traits: UITraitCollection) -> UIColor {
    guard let known = (platform?.object as? UIColor)?.resolvedColor(with: traits) else {
      return UIColor(resolved(for: Traits(traits)))
    }
    return platformOpacity.map { known.withAlphaComponent(CGFloat($0)) } ?? known
  }
}
#endif
