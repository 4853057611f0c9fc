#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A picture, symbol or glyph that an image shows.
@MainActor
enum Artwork {
  /// A picture in its own colors.
  case picture(UIImage)
  /// A system symbol or template image, drawn in one color.
  case symbol(UIImage)
  /// A glyph, drawn in one color.
  case glyph(Glyph)

  /// Creates the artwork for one of the app's images.
  ///
  /// If the user prefers reduced motion, only the first frame of an animated picture is shown.
  init(of image: UIImage) {
    let still = UIAccessibility.isReduceMotionEnabled ? image.images?.first : nil
    self = image.isTemplate ? .symbol(image) : .picture(still ?? image)
  }

  /// The natural size of the artwork in points, or `nil` for an empty image.
  var size: OverlaySize? {
    switch self {
    case .glyph(let glyph):
      return OverlaySize(width: glyph.side, height: glyph.side)
    case .picture(let image), .symbol(let image):
      let size = OverlaySize(image.size)
      return size.width > 0 && size.height > 0 ? size : nil
    }
  }

  /// Returns a view that shows the artwork.
  ///
  /// Only glyphs are drawn in `color`. Use `tint(_:in:)` to color symbols.
  func view(in color: AdaptiveColor) -> UIView {
    switch self {
    case .glyph(let glyph): return GlyphView(glyph, color: color)
    case .picture(let image):
      let view = UIImageView(image: image)
      view.contentMode = .scaleToFill
      return view
    case .symbol(let image):
      // A symbol with several colors or shades keeps them.
      let view = UIImageView(image: image)
      view.contentMode = .scaleToFill
      return view
    }
  }

  /// Sets the color of a symbol's view.
  ///
  /// Does nothing for pictures and glyphs.
  func tint(_ view: UIView?, in color: UIColor) {
    if case .symbol = self { view?.tintColor = color }
  }
}
#endif
