#if !canImport(UIKit)
internal import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`, by sRGB components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a `#colorLiteral` where nothing else says one.
public typealias _ColorLiteralType = UIColor
#endif
