#if GTK
internal import Foundation

/// A view that draws content between its background and its subviews.
@MainActor
protocol DrawnContent: AnyObject {
  /// Draws the view's content.
  ///
  /// - Parameters:
  ///   - canvas: The canvas, in the view's coordinates.
  ///   - layer: The view's layer with its currently presented values.
  func draw(on canvas: Canvas, as layer: CALayer)
}
#endif
