/// The fold state of an overlay that may come folded.
enum Fold: Hashable, Sendable {
  /// The overlay is folded until the given moment; `nil` before the entrance. Next: `unfolded`.
  case folded(until: Instant?)
  /// The overlay shows all of its content, for good.
  case unfolded

  /// The moment of unfolding; `nil` before the entrance and once the overlay is unfolded.
  var end: Instant? {
    switch self {
    case .folded(let end): end
    case .unfolded: nil
    }
  }

  /// Returns the state for another entrance of the same overlay.
  var restarted: Fold {
    switch self {
    case .folded: .folded(until: nil)
    case .unfolded: .unfolded
    }
  }
}

extension Presentation {
  /// Whether the overlay is folded, or will be when it enters.
  var isFolded: Bool { overlay.unfolding != nil && fold != .unfolded }

  /// Schedules the unfolding: `Unfolding.after` the beginning of the entrance, but not before
  /// `now`.
  ///
  /// An overlay that is already unfolded stays unfolded.
  mutating func planUnfolding(at now: Instant) {
    guard let entranceStart, case .folded = fold else { return }
    guard overlay.drawing == .host, let unfolding = overlay.unfolding else {
      fold = .unfolded
      return
    }
    fold = .folded(until: max(entranceStart.advanced(by: unfolding.after), now))
  }

  /// Unfolds the overlay: its content is rebuilt as a whole and measured again.
  mutating func unfold(in step: inout Step) {
    fold = .unfolded
    resizing = .unfolding
    step.give(.unfold(id))
    step.give(.measure(id, overlay.proposal(in: step.viewport.area(of: id))))
  }
}
