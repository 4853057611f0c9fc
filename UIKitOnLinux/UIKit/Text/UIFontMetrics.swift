public import Foundation

/// Scales fonts and lengths to the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font, scaled for the text size of `UITraitCollection.current`.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font, scaled for the text size of a set of traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font, scaled for the text size of `UITraitCollection.current`, up to a maximum size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, scaled for the text size of a set of traits, up to a maximum size; 0 for no maximum.
  ///
  /// As in UIKit, passing an already scaled font is an error of the caller.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(font.scaling == nil, "a font that is scaled already cannot be scaled again")
    let scaling = UIFont.Scaling(
      style: style, size: font.face.size,
      most: maximumPointSize > 0 ? Double(maximumPointSize) : .infinity)
    return UIFont(face: font.face, scaling: scaling).adjusted(for: traitCollection ?? .current)
  }

  /// A length, scaled for the text size of `UITraitCollection.current`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, scaled for the text size of a set of traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * CGFloat(style.size(for: category) / style.size(for: .large))
  }
}
