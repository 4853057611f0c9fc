#if GTK
internal import Foundation

extension UIVisualEffectView: DrawnContent {
  func draw(on canvas: Canvas, as layer: CALayer) {
    guard let material = effect?.material else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.clipped(to: { shape(of: layer).trace(on: canvas) }) {
      BackdropPainter(canvas: canvas).paint(over: layer.bounds, deviation: material.deviation)
      canvas.fill(layer.bounds, with: isDark ? material.tint.dark : material.tint.light)
    }
  }

  /// Returns the shape of the effect.
  ///
  /// Glass has the view's corners, which are a capsule's by default. Other effects fill the bounds.
  private func shape(of layer: CALayer) -> RoundedRectangle {
    guard effect is UIGlassEffect else { return RoundedRectangle(layer.bounds, radius: 0) }
    guard let ownCorners else {
      return RoundedRectangle(
        layer.bounds, radius: Double(min(layer.bounds.width, layer.bounds.height) / 2))
    }
    return RoundedRectangle(
      layer.bounds, radius: Double(ownCorners.radius), corners: ownCorners.roundCorners,
      isContinuous: true)
  }
}
#endif
