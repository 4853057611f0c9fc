#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher
@_spi(Facades) internal import UsherUIKit

extension Glyph {
  /// Makes a template image of the glyph.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  func image(side: Double) -> UIImage { templateImage(side: side) }
}
#endif
