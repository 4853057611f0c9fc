#if !canImport(UIKit)
internal import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a `#colorLiteral` from sRGB components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a `#colorLiteral` whose context gives no type.
public typealias _ColorLiteralType = UIColor
#endif
