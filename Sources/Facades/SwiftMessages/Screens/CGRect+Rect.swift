internal import Foundation
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
