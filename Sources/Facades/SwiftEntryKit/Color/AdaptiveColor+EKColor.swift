internal import UIKitNames
internal import Usher

extension AdaptiveColor {
  /// The colour that one of an entry's is in a display mode.
  init(_ color: EKColor, _ mode: EKAttributes.DisplayMode) {
    let (light, dark) = (AdaptiveColor(color.light), AdaptiveColor(color.dark))
    switch mode {
    case .inferred:
      self.init(
        light: light.light, dark: dark.dark, clearLight: light.clearLight,
        clearDark: dark.clearDark)
    case .light: self = light
    case .dark: self = dark
    }
  }
}
