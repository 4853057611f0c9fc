#if canImport(UIKit)
internal import UIKit
internal import Usher

extension Rect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: CGFloat((minX + maxX) / 2), y: CGFloat((minY + maxY) / 2)) }
}

extension Insets {
  /// The same distances as UIKit has them.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
#endif
