#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension TapBehavior {
  /// Creates the reaction to a tap.
  init(_ action: EKAttributes.UserInteraction.Default) {
    switch action {
    case .absorbTouches: self = .absorb
    case .delayExit(let delay): self = .delayExit(by: Duration(mending: delay))
    case .dismissEntry: self = .dismiss
    case .forward: self = .forward
    }
  }
}

extension Backdrop {
  /// Creates an entry's backdrop.
  ///
  /// Fails if taps are forwarded and nothing is drawn behind the entry, so that no backdrop is
  /// needed.
  init?(_ attributes: EKAttributes) {
    let tap = TapBehavior(attributes.screenInteraction.defaultAction)
    guard tap != .forward || attributes.screenBackground != .clear else { return nil }
    self.init(
      tap: tap, isModal: tap != .forward,
      fadeIn: .curve(.easeInOut, Duration(mending: attributes.entranceAnimation.totalDuration)),
      fadeOut: .curve(.easeInOut, Duration(mending: attributes.exitAnimation.totalDuration)))
  }
}

extension SwipePolicy {
  /// Creates an entry's swipe policy, or `nil` if the entry doesn't follow drags.
  init?(_ scroll: EKAttributes.Scroll, at position: EKAttributes.Position) {
    let resistance: Resistance
    let pullback: EKAttributes.Scroll.PullbackAnimation
    switch scroll {
    case .disabled: return nil
    case .edgeCrossingDisabled: (resistance, pullback) = (.rigid, .easeOut)
    case .enabled(_, let animation): (resistance, pullback) = (.logarithmicFromEdge, animation)
    }
    self.init(
      directions: position.isTop ? .up : .down, discardsSlop: true,
      // An entry that can't be swiped away still follows the drag, and then returns.
      thresholds: scroll.isSwipeable ? .slightest : SwipeThresholds(), resistance: resistance,
      pullback: Pullback(pullback), exitDuration: .milliseconds(300) ... .milliseconds(700))
  }
}

extension EKAttributes.Scroll {
  /// Whether a swipe dismisses the entry.
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
#endif
