#if !canImport(UIKit)
internal import Foundation
package import Usher

extension Glyph {
  /// Makes a template image of the glyph, equally sharp at any size.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  package func image(side: Double) -> UIImage {
    UIImage(
      .glyph(self), size: CGSize(width: side, height: side), renderingMode: .alwaysTemplate)
  }
}
#endif
