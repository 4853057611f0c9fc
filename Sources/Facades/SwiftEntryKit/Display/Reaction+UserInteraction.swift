internal import Usher

extension Reaction {
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
  /// Creates the backdrop of an entry; `nil` if the views behind stay visible and usable as usual.
  init?(_ attributes: EKAttributes) {
    let tap = Reaction(attributes.screenInteraction.defaultAction)
    guard tap != .forward || attributes.screenBackground != .clear else { return nil }
    self.init(
      tap: tap, isModal: tap != .forward,
      fadeIn: .curve(.easeInOut, Duration(mending: attributes.entranceAnimation.totalDuration)),
      fadeOut: .curve(.easeInOut, Duration(mending: attributes.exitAnimation.totalDuration)))
  }
}
