public import UIKitNames

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
