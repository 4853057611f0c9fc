#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
public import UIKitBridge
internal import Usher

extension CGSize {
  /// Creates a `CGSize` from Usher's size.
  init(_ size: OverlaySize) {
    self.init(width: size.width, height: size.height)
  }
}

extension UIEdgeInsets {
  /// Creates a `UIEdgeInsets` from Usher's insets.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

/// Adds insets edge by edge.
public func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}

/// Subtracts insets edge by edge.
public func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
    right: left.right - right.right)
}
#endif
