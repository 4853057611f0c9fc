import Foundation

/// One of two recognizers that UIKit uses to delay touches at a screen edge.
///
/// They exist for the system's gestures.
///
/// Every window has two of these recognizers, with a class that apps don't know. UIKit also calls
/// `gestureRecognizerShouldBegin(_:)` of views for them
/// (<https://github.com/material-components/material-components-ios>, `MDCDraggableView.m`). A view
/// receives a touch at an edge only when the touch moves or ends (<https://github.com/qt/qtbase>,
/// `quiview.mm`). Apple publishes no distance from the edge.
final class SystemGate: UIGestureRecognizer {
  private static let reach: CGFloat = 5
  private var start: CGPoint?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = World.current.dispatch.answer(to: self)
    let place = location(in: nil)
    start = place
    let bounds = view?.bounds ?? .zero
    let inner = bounds.insetBy(dx: 0, dy: Self.reach)
    if inner.contains(place) || numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    if let start, hypot(place.x - start.x, place.y - start.y) >= 10 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { start = nil }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
