#if GTK
internal import Foundation

extension UILabel: DrawnContent {
  /// Draws the text, vertically centered and aligned to whole pixels.
  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let written, written.length > 0 else { return }
    let bounds = layer.bounds
    let isCut = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    let layout = TextLayout(
      written, style: style(lineLimit: numberOfLines), width: bounds.width,
      height: isCut ? nil : bounds.height)
    let slack = CGSize(width: 0, height: max((bounds.height - layout.size.height) / 2, 0))
      .rounded(down: traitCollection.displayScale)
    canvas.clipped(to: { canvas.trace(bounds) }) {
      canvas.group(opacity: isEnabled ? 1 : 0.5) {
        let x = bounds.minX + layout.centering(in: bounds.width)
        layout.draw(on: canvas, at: CGPoint(x: x, y: bounds.minY + slack.height))
      }
    }
  }
}
#endif
