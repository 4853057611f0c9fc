// Literals of colors: Swift's overlay is open source, and has them (stdlib/public/SDK/UIKit/UIKit.swift).
public import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  @nonobjc public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    fatalError()
  }
}
