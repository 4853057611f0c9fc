#if canImport(UIKit)
internal import UIKit
internal import Usher

extension Traits {
  /// Makes the traits for adaptive colours.
  init(_ traits: UITraitCollection) {
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard)
  }
}

extension UIColor {
  /// Makes a fixed colour.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Makes a colour for every appearance and contrast.
  convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { UIColor(color.resolved(for: Traits($0))) })
  }
}
#endif
