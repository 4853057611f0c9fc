import Foundation

/// One of the two recognizers by which UIKit holds back touches at a screen edge, for the gestures
/// of the system.
///
/// Every window has two, of a class that apps do not know. UIKit calls
/// `gestureRecognizerShouldBegin(_:)` of views for them, too
/// (<https://github.com/material-components/material-components-ios>, `MDCDraggableView.m`). A view
/// gets a touch at an edge only when the touch moves or ends (<https://github.com/qt/qtbase>,
/// `quiview.mm`). No distance from the edge is published.
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
