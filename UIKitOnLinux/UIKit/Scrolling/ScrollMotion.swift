internal import Foundation

/// An animated change of a scroll view's content offset, by the manual clock.
@MainActor
final class ScrollMotion {
  /// Whether the motion is the deceleration after a drag.
  let isDeceleration: Bool
  private let start: CGPoint
  private let target: CGPoint
  private let share: (Double) -> Double
  private var began = StandIn.now
  private var link: CADisplayLink?
  private var tell: (CGPoint) -> Void = { _ in }
  private var end: () -> Void = {}

  /// Creates a motion that eases in and out.
  init(from start: CGPoint, to target: CGPoint, seconds: Double) {
    (self.start, self.target, isDeceleration) = (start, target, false)
    share = { time in
      let passed = min(time / seconds, 1)
      return passed * passed * (3 - 2 * passed)
    }
  }

  /// Creates a motion whose speed is multiplied by the rate every millisecond.
  init(from start: CGPoint, to target: CGPoint, rate: Double) {
    (self.start, self.target, isDeceleration) = (start, target, true)
    share = { time in
      let left = pow(rate, time * 1000)
      return left < 0.002 ? 1 : 1 - left
    }
  }

  /// Runs the motion frame by frame, calls `tell` with each offset, and calls `end` at the end.
  func run(_ tell: @escaping (CGPoint) -> Void, end: @escaping () -> Void) {
    (self.tell, self.end) = (tell, end)
    began = StandIn.now
    let link = CADisplayLink(
      target: self, selector: Selector { target, _ in (target as? ScrollMotion)?.step() })
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops the motion at its current offset.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step() {
    let share = share(StandIn.now - began)
    tell(
      CGPoint(
        x: start.x + (target.x - start.x) * CGFloat(share),
        y: start.y + (target.y - start.y) * CGFloat(share)))
    guard share >= 1, link != nil else { return }
    stop()
    end()
  }
}
