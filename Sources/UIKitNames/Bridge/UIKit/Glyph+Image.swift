#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Glyph {
  /// The glyph as a template image, drawn for the screen.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  package func image(side: Double) -> UIImage { templateImage(side: side) }
}
#endif
