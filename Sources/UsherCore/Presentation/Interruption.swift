/// The saved state of an overlay that another one displaced, until it is shown again.
struct Interruption: Hashable, Sendable {
  /// The rest of the countdown; `nil` if the countdown had not begun or begins anew.
  let countdown: Countdown?
  /// The last milestone that the app was told of.
  let progress: Presentation.Progress
  /// The fold state.
  let fold: Fold

  /// Returns the same state with a countdown that begins anew.
  var restarted: Interruption {
    Interruption(countdown: nil, progress: progress, fold: fold)
  }
}
