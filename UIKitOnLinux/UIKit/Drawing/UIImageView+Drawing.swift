#if GTK
internal import CGTK
internal import Foundation

extension UIImageView: DrawnContent {
  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let image = shown, let pixels = image.cgImage?.pixels else { return }
    let frame = contentMode.gravity.frame(of: image.size, in: layer.bounds)
    guard frame.width > 0, frame.height > 0 else { return }
    let isShape =
      switch image.renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: image.tint != nil
      case .automatic: image.isSymbolImage || image.tint != nil
      }
    if isShape {
      let own = image.renderingMode == .alwaysTemplate ? nil : image.tint
      canvas.fill(pixels, in: frame, with: (own ?? tintColor).channels(for: traitCollection))
    } else {
      canvas.draw(pixels, in: frame)
    }
  }
}

extension UIView.ContentMode {
  /// The layer gravity that corresponds to the content mode.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension Canvas {
  /// Fills the opaque parts of a picture with a color.
  func fill(_ picture: PixelSurface, in frame: CGRect, with color: CGColor.Channels) {
    saved {
      use(color)
      let pattern = cairo_pattern_create_for_surface(picture.surface)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, Double(picture.width) / Double(frame.width),
        Double(picture.height) / Double(frame.height))
      cairo_matrix_translate(&matrix, Double(-frame.minX), Double(-frame.minY))
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_mask(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
#endif
