#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import SwiftEntryKit
internal import Usher

extension Glyph {
  /// Makes a template image of the glyph.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  func image(side: Double) -> UIImage {
    UIImage(
      .glyph(self), size: CGSize(width: side, height: side), renderingMode: .alwaysTemplate)
  }
}
#endif
