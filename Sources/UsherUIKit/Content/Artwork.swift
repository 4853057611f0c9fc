#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A picture, an icon or a drawing in an image.
@MainActor
enum Artwork {
  /// A picture in its own colors.
  case picture(UIImage)
  /// An icon of the system, in one color.
  case symbol(UIImage)
  /// A drawing, in one color.
  case glyph(Glyph)

  /// Takes in an image of the app's own.
  init(of image: UIImage) {
    let still = UIAccessibility.isReduceMotionEnabled ? image.images?.first : nil
    self = image.isTemplate ? .symbol(image) : .picture(still ?? image)
  }

  /// The artwork's own size, in points; `nil` for none.
  var size: OverlaySize? {
    switch self {
    case .glyph(let glyph):
      return OverlaySize(width: glyph.side, height: glyph.side)
    case .picture(let image), .symbol(let image):
      let size = OverlaySize(image.size)
      return size.width > 0 && size.height > 0 ? size : nil
    }
  }

  /// Makes a view filled by the artwork; `color` draws drawings, and `tint(_:in:)` icons.
  func view(in color: AdaptiveColor) -> UIView {
    switch self {
    case .glyph(let glyph): return GlyphView(glyph, color: color)
    case .picture(let image):
      let view = UIImageView(image: image)
      view.contentMode = .scaleToFill
      return view
    case .symbol(let image):
      // A symbol of several colors, or of several shades of one, stays so.
      let view = UIImageView(image: image)
      view.contentMode = .scaleToFill
      return view
    }
  }

  /// Draws an icon, in a view that the artwork has made, in a color; others have their own.
  func tint(_ view: UIView?, in color: UIColor) {
    if case .symbol = self { view?.tintColor = color }
  }
}
#endif
