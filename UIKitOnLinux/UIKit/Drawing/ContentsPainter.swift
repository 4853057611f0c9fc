#if GTK
internal import CGTK
internal import Foundation

/// A painter for a layer's contents.
@MainActor
struct ContentsPainter {
  let canvas: Canvas

  /// Draws the picture at the frame that results from the layer's gravity.
  func paint(_ image: CGImage, on layer: CALayer) {
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) * layer.contentsRect.width / scale,
      height: CGFloat(image.height) * layer.contentsRect.height / scale)
    guard size.width > 0, size.height > 0 else { return }
    let frame = layer.contentsGravity.frame(of: size, in: layer.bounds)
    canvas.saved {
      cairo_new_path(canvas.context)
      canvas.trace(frame)
      cairo_clip(canvas.context)
      let whole = CGRect(
        x: frame.minX - frame.width * layer.contentsRect.minX / layer.contentsRect.width,
        y: frame.minY - frame.height * layer.contentsRect.minY / layer.contentsRect.height,
        width: frame.width / layer.contentsRect.width,
        height: frame.height / layer.contentsRect.height)
      canvas.draw(image.pixels, in: whole)
    }
  }
}

extension CALayerContentsGravity {
  /// Returns the frame of contents with a given size, inside bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return middle(of: size, times: min(wide, high), in: bounds)
    case .resizeAspectFill: return middle(of: size, times: max(wide, high), in: bounds)
    default: break
    }
    var frame = middle(of: size, times: 1, in: bounds)
    if [.left, .topLeft, .bottomLeft].contains(self) { frame.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) {
      frame.origin.x = bounds.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(self) { frame.origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) {
      frame.origin.y = bounds.maxY - size.height
    }
    return frame
  }

  private func middle(of size: CGSize, times factor: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

extension Canvas {
  /// Draws a whole picture into a rectangle.
  func draw(_ picture: PixelSurface, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    saved {
      cairo_translate(context, Double(frame.minX), Double(frame.minY))
      cairo_scale(
        context, Double(frame.width) / Double(picture.width),
        Double(frame.height) / Double(picture.height))
      cairo_set_source_surface(context, picture.surface, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Pixels beyond the edge repeat the edge, so that edges don't fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(context)
    }
  }
}
#endif
