internal import Foundation
internal import Usher

extension SwipePolicy {
  /// How an entry follows a finger; `nil` where it does not.
  init?(_ scroll: EKAttributes.Scroll, at position: EKAttributes.Position) {
    let resistance: Resistance
    let pullback: EKAttributes.Scroll.PullbackAnimation
    switch scroll {
    case .disabled: return nil
    case .edgeCrossingDisabled: (resistance, pullback) = (.rigid, .easeOut)
    case .enabled(_, let animation): (resistance, pullback) = (.logarithmicFromEdge, animation)
    }
    self.init(
      directions: position.isTop ? .up : .down,
      // One that cannot be swiped follows all the same, and always comes back.
      thresholds: scroll.isSwipeable ? .slightest : SwipeThresholds(), resistance: resistance,
      pullback: Pullback(pullback), throwLength: .milliseconds(300) ... .milliseconds(700))
  }
}

extension EKAttributes.Scroll {
  /// Whether an entry can be sent away by a swipe.
  var isSwipeable: Bool {
    switch self {
    case .disabled: false
    case .edgeCrossingDisabled(let isSwipeable), .enabled(let isSwipeable, _): isSwipeable
    }
  }
}

extension Pullback {
  fileprivate init(_ animation: EKAttributes.Scroll.PullbackAnimation) {
    self = .launched(
      Timing.Spring(
        mending: animation.duration, damping: Double(animation.damping),
        initialVelocity: Double(animation.initialSpringVelocity)))
  }
}
