#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher
@_spi(Facades) internal import UsherUIKit

extension Glyph {
  /// Creates a template image of the glyph with a side of `side` points.
  func image(side: Double) -> UIImage { templateImage(side: side) }
}
#endif
