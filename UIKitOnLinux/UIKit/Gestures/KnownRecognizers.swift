import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    start = start ?? location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let place = location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > 10 { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    let isTap =
      numberOfTouches == numberOfTouchesRequired
      && touches.contains { $0.tapCount >= numberOfTapsRequired }
    state = isTap ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }
}

/// A recognizer of drags, which begin after 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var origin: CGPoint?
  private var samples: [(time: Double, place: CGPoint)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible { state = .failed }
    origin = origin ?? location(in: nil)
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    guard numberOfTouches >= minimumNumberOfTouches, let origin else { return }
    let place = location(in: nil)
    if state == .possible, hypot(place.x - origin.x, place.y - origin.y) >= 10 {
      state = .began
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    origin = nil
    samples = []
  }

  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let last = samples.last?.place else { return .zero }
    let (start, end) = (converted(origin, view), converted(last, view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last = samples.last?.place else { return }
    let end = converted(last, view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = view?.convert(start, to: nil as UIView?) ?? start
  }

  /// Returns the velocity over the last tenth of a second, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time >= last.time - 0.1 }), last.time > first.time
    else { return .zero }
    let (start, end) = (converted(first.place, view), converted(last.place, view))
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (end.x - start.x) / time, y: (end.y - start.y) / time)
  }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view?.convert(point, from: nil as UIView?) ?? point
  }

  private func note(_ event: UIEvent) {
    samples.append((event.timestamp, location(in: nil)))
  }
}

/// A recognizer of a pointer that hovers over the view.
///
/// The gesture begins when the pointer enters the view, and ends when the pointer leaves the view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  var place: (point: CGPoint, window: UIWindow)?

  open override func location(in view: UIView?) -> CGPoint {
    guard let place else { return .zero }
    return view?.convert(place.point, from: place.window) ?? place.point
  }

  /// Follows the pointer to a point, or to `nil` if the pointer is elsewhere.
  func follow(_ point: CGPoint?, in window: UIWindow?) {
    let isInside = state == .began || state == .changed
    if let point, let window {
      guard isEnabled else { return }
      place = (point, window)
      state = isInside ? .changed : .began
    } else if isInside {
      state = .ended
      finish()
    }
  }
}
