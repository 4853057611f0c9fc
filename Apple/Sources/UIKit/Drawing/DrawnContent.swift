internal import Foundation

/// A view that draws something itself, between its background and its subviews.
@MainActor
protocol DrawnContent: AnyObject {
  /// Draws what the view shows.
  ///
  /// - Parameters:
  ///   - canvas: Where to, in the view's coordinates.
  ///   - layer: The view's layer as it is seen at the moment.
  func draw(on canvas: Canvas, as layer: CALayer)
}
