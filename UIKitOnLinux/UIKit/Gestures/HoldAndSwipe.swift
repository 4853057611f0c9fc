public import Foundation

/// A recognizer of long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds ("minimumPressDuration").
  ///
  /// The default is half a second.
  open var minimumPressDuration = 0.5
  /// The distance that fingers can move before the gesture begins, in points ("allowableMovement").
  ///
  /// The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press, for which the stand-in only supports 0.
  open var numberOfTapsRequired = 0
  private var start: CGPoint?
  private var timer: Timer?

  /// Starts the timer when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    let timer = Timer(timeInterval: minimumPressDuration, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.held() }
    }
    self.timer = timer
    StandIn.run(timer)
  }

  private func held() {
    if state == .possible { state = .began }
  }

  /// Fails if the fingers move too far before the gesture begins.
  ///
  /// Follows the fingers afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let place = location(in: nil)
    if state == .possible, hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// Ends the gesture, or fails if it hasn't begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture, or fails if it hasn't begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Resets the recognizer for the next gesture.
  open override func reset() {
    timer?.invalidate()
    timer = nil
    start = nil
  }
}

/// A recognizer of swipes.
///
/// UIKit documents no numbers. The stand-in requires 50 points within half a second, and less than
/// half of this distance across.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes directions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// A swipe to the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// A swipe up.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// A swipe down.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The directions that are recognized.
  open var direction: Direction = .right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start: (place: CGPoint, time: Double)?

  /// Stores the position and the time at which the fingers touched down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired, state == .possible { return state = .failed }
    start = (location(in: nil), StandIn.now)
  }

  /// Recognizes the swipe, or fails if it is too slow or in another direction.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    let place = location(in: nil)
    let way = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
    if StandIn.now - start.time > 0.5 { return state = .failed }
    let isAcross = abs(way.x) >= abs(way.y)
    guard max(abs(way.x), abs(way.y)) >= 50, numberOfTouches == numberOfTouchesRequired
    else { return }
    let found: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    let isStraight = min(abs(way.x), abs(way.y)) < max(abs(way.x), abs(way.y)) / 2
    state = isStraight && direction.contains(found) ? .ended : .failed
  }

  /// Fails, because the fingers were lifted before the swipe was long enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Resets the recognizer for the next gesture.
  open override func reset() { start = nil }
}
