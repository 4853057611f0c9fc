import GalleryModel
import UIKit

extension Timeline.State {
  /// The color of a bar in this state.
  var fill: UIColor {
    switch self {
    case .waiting: Self.color(0xDCDCE2, dark: 0x54545C)
    case .entering: Self.color(0xB9D5F6, dark: 0x2C5282)
    case .resting: Self.color(0x1A5FB4, dark: 0x8CBBF2)
    case .held: Self.color(0xF6C52C, dark: 0xF6C52C)
    case .leaving: Self.color(0xDCCBEE, dark: 0x5B4577)
    }
  }

  /// The color of text on the bar, with a contrast of at least 4.5 to 1.
  var ink: UIColor {
    switch self {
    case .waiting, .entering, .leaving: Self.color(0x111114, dark: 0xFFFFFF)
    case .resting: Self.color(0xFFFFFF, dark: 0x111114)
    case .held: Self.color(0x111114, dark: 0x111114)
    }
  }

  private static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
  }
}
