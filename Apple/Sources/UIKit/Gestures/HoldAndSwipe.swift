public import Foundation

/// A recogniser of a finger that rests on its view.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the finger has to rest ("minimumPressDuration": half a second by default).
  open var minimumPressDuration = 0.5
  /// The points that the finger may move before the gesture begins ("allowableMovement": ten by default).
  open var allowableMovement: CGFloat = 10
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The number of taps before; only 0 is followed here.
  open var numberOfTapsRequired = 0
  private var start: CGPoint?
  private var timer: Timer?

  /// Begins to wait once all fingers are there.
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

  /// Fails where the fingers move too far before the gesture, and follows them afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let place = location(in: nil)
    if state == .possible, hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// Ends, or fails where the fingers rested too briefly.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Ends without success.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    timer?.invalidate()
    timer = nil
    start = nil
  }
}

/// A recogniser of a quick way in one direction.
///
/// UIKit's documentation has no numbers; here it is 50 points within half a second, and less than half of that
/// across.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start: (place: CGPoint, time: Double)?

  /// Takes note of where the fingers are.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired, state == .possible { return state = .failed }
    start = (location(in: nil), StandIn.now)
  }

  /// Recognises the swipe, or fails where the way is too slow or goes elsewhere.
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

  /// Fails: the fingers are gone before the way was long enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Forgets the fingers.
  open override func reset() { start = nil }
}
