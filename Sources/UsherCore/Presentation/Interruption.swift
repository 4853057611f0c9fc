/// What is kept of a presentation that another one displaced, until it is shown again.
struct Interruption: Hashable, Sendable {
  /// What was left of its countdown; `nil` where it had not begun.
  let countdown: Countdown?
  /// How far its client knows it to have come.
  let progress: Presentation.Progress
  /// Whether it was folded.
  let fold: Fold

  /// The same with a countdown that begins anew.
  var restarted: Interruption {
    Interruption(countdown: nil, progress: progress, fold: fold)
  }
}
