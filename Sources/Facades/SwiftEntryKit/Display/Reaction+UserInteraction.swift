internal import Usher

extension Reaction {
  /// What a tap does.
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
  /// What lies between an entry and everything behind it; `nil` where that can be seen and used as ever.
  init?(_ attributes: EKAttributes) {
    let tap = Reaction(attributes.screenInteraction.defaultAction)
    guard tap != .forward || attributes.screenBackground != .clear else { return nil }
    self.init(
      tap: tap, isModal: tap != .forward,
      fadeIn: .curve(.easeInOut, Duration(mending: attributes.entranceAnimation.totalDuration)),
      fadeOut: .curve(.easeInOut, Duration(mending: attributes.exitAnimation.totalDuration)))
  }
}
