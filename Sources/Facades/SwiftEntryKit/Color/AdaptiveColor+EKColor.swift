internal import UIKitNames
internal import Usher

extension AdaptiveColor {
  /// The colour that one of an entry's is in a display mode.
  init(_ color: EKColor, _ mode: EKAttributes.DisplayMode) {
    switch mode {
    case .inferred: self.init(light: color.light, dark: color.dark)
    case .light: self.init(color.light)
    case .dark: self.init(color.dark)
    }
  }
}
