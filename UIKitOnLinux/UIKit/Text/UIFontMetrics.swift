public import Foundation

/// Scales fonts and lengths to the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns the font, scaled for the text size of `UITraitCollection.current`.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font, scaled for the text size of a set of traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font, scaled for the text size of `UITraitCollection.current`, up to a maximum
  /// size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font, scaled for the text size of a set of traits, up to a maximum size, where 0
  /// stands for no maximum.
  ///
  /// As in UIKit, it is a caller's error to pass a font that is already scaled.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(font.scaling == nil, "a font that is scaled already cannot be scaled again")
    let scaling = UIFont.Scaling(
      style: style, size: font.face.size,
      most: maximumPointSize > 0 ? Double(maximumPointSize) : .infinity)
    return UIFont(face: font.face, scaling: scaling).adjusted(for: traitCollection ?? .current)
  }

  /// Returns a length, scaled for the text size of `UITraitCollection.current`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, scaled for the text size of a set of traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * CGFloat(style.size(for: category) / style.size(for: .large))
  }
}
