#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Glyph {
  /// Makes a template image of the glyph, drawn for the screen.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  package func image(side: Double) -> UIImage { templateImage(side: side) }
}
#endif
