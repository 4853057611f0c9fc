internal import UIKitNames
internal import Usher

extension AdaptiveColor {
  /// Creates the adaptive colour for an entry's colour in a display mode.
  init(_ color: EKColor, _ mode: EKAttributes.DisplayMode) {
    switch mode {
    case .inferred: self.init(light: color.light, dark: color.dark)
    case .light: self.init(color.light)
    case .dark: self.init(color.dark)
    }
  }
}
