#if !canImport(UIKit)
public import Foundation
internal import Usher

extension UIColor {
  /// Writes the sRGB components in light appearance, from 0 to 1, to the pointers that are not
  /// `nil`.
  ///
  /// - Parameters:
  ///   - red: The place for the red component.
  ///   - green: The place for the green component.
  ///   - blue: The place for the blue component.
  ///   - alpha: The place for the opacity.
  /// - Returns: Always `true`: every colour has sRGB components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(color.light.red)
    green?.pointee = CGFloat(color.light.green)
    blue?.pointee = CGFloat(color.light.blue)
    alpha?.pointee = CGFloat(color.light.alpha)
    return true
  }

  /// The colour in the type that layers use.
  public var cgColor: CGColor { self }
}

/// The type of layers' colours.
public typealias CGColor = UIColor
#endif
