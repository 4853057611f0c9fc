extension Presentation {
  /// Whether it shows less than all of its content, or will when it comes.
  var isFolded: Bool { overlay.unfolding != nil && fold != .unfolded }

  /// Plans when it unfolds: as long after its entrance began as it says, and not before `now`.
  ///
  /// One that a person sees as a whole stays so.
  mutating func planUnfolding(at now: Instant) {
    guard let entered, case .folded = fold else { return }
    guard overlay.drawing == .host, let unfolding = overlay.unfolding else {
      fold = .unfolded
      return
    }
    fold = .folded(until: max(entered.advanced(by: unfolding.after), now))
  }

  /// Has its content built as a whole, and measured again.
  mutating func unfold(in surroundings: Surroundings) -> [Command] {
    fold = .unfolded
    resizing = .unfolding
    return [.unfold(id), .measure(id, overlay.proposal(in: surroundings.viewport))]
  }
}
