#if canImport(UIKit)
internal import UIKit
internal import Usher

extension Traits {
  /// What colours adapt to where a view stands.
  init(_ traits: UITraitCollection) {
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard)
  }
}

extension UIColor {
  /// A colour that stays the same.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// A colour that follows the appearance and the contrast of where it is drawn.
  convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { UIColor(color.resolved(for: Traits($0))) })
  }
}
#endif
