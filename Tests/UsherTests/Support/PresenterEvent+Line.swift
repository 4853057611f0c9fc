import Usher

extension PresenterEvent {
  /// The event as a line: the time in milliseconds, the overlay's name or number, and the kind.
  var line: String {
    let moment = Instant.origin.duration(to: moment).milliseconds
    return "\(moment) \(name ?? "#\(id.rawValue)") \(kind.words)"
      + (lostBefore == 0 ? "" : ", after \(lostBefore) lost")
  }
}

extension PresenterEvent.Kind {
  fileprivate var words: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let refusal): "refused: \(refusal)"
    case .merged(let target): "merged into #\(target.rawValue)"
    case .admitted: "turn came"
    case .willPresent: "appearing"
    case .didPresent: "shown"
    case .seen: "seen"
    case .paused(let reasons): "paused by \(reasons.rawValue)"
    case .resumed: "resumed"
    case .interrupted: "interrupted"
    case .returned: "returned"
    case .updated: "updated"
    case .tapped(let area): "tapped: \(area)"
    case .action(let action): "action \(action.rawValue)"
    case .willDismiss: "leaving"
    case .didDismiss(let reason, let visible): "gone: \(reason), visible \(visible.milliseconds)"
    }
  }
}

extension Duration {
  /// The milliseconds, rounded.
  fileprivate var milliseconds: Int {
    Int((self / .milliseconds(1)).rounded())
  }
}
