#if !canImport(UIKit)
public import Foundation
internal import Usher

extension UIColor {
  /// Writes its sRGB components in light appearance, from 0 to 1, where pointers are given.
  ///
  /// - Parameters:
  ///   - red: Where red goes.
  ///   - green: Where green goes.
  ///   - blue: Where blue goes.
  ///   - alpha: Where the opacity goes.
  /// - Returns: Always `true`: every colour has such components.
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

  /// The colour as layers take it.
  public var cgColor: CGColor { self }
}

/// What layers are coloured with.
public typealias CGColor = UIColor
#endif
