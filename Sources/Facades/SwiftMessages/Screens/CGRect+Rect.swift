internal import Foundation
internal import UIKitNames
internal import Usher

extension CGRect {
  /// The same rectangle, as UIKit has them.
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGSize {
  /// The same size, as UIKit has them.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension UIEdgeInsets {
  /// The same distances, as UIKit has them.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}
