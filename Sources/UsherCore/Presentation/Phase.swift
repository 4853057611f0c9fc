/// The stage of an overlay's life, from its turn to its end.
///
/// Each case carries only what that stage needs.
///
/// | Phase     | measured | due                             | dismissed         | updated        | drag began | released             |
/// |-----------|----------|---------------------------------|-------------------|----------------|------------|----------------------|
/// | checking  | -        | -                               | removed           | changed        | -          | -                    |
/// | measuring | entering | -                               | removed           | measured again | -          | -                    |
/// | entering  | resized  | resting                         | exiting           | resized        | dragged    | -                    |
/// | resting   | resized  | exiting (timed out)             | exiting           | countdown anew | dragged    | countdown resumes    |
/// | dragged   | resized  | exiting (timed out)             | exiting           | countdown anew | -          | exiting or returning |
/// | returning | resized  | resting, or exiting (timed out) | exiting           | countdown anew | dragged    | -                    |
/// | exiting   | resized  | removed                         | first reason wins | returning      | -          | -                    |
///
/// An overlay that exits because the user dismissed it is not updated.
package indirect enum Phase: Equatable, Sendable {
  /// The app is asked whether the overlay is still wanted at its turn.
  ///
  /// Next: `measuring`; `resting` if the app draws the overlay; or removed.
  case checking
  /// The content is attached, and hidden until its size is known. Next: `entering`, or removed.
  case measuring
  /// The overlay enters. Next: `resting` when the motion ends, `dragged`, `exiting`.
  case entering(Motion)
  /// The overlay rests. Next: `exiting` when the countdown ends or on dismissal, `dragged`.
  case resting(Countdown)
  /// A pointer drags the overlay. Next: `returning`, `exiting`.
  case dragged(Drag, DraggedFrom)
  /// The overlay returns to its place. Next: `resting`, `dragged`, `exiting`.
  case returning(Motion, DraggedFrom)
  /// The overlay exits. Next: removed when the motion ends, `returning` on an update unless the
  /// user dismissed the overlay.
  case exiting(Motion, Departure)

  /// The phase that a drag or an exit interrupted, to be resumed afterwards.
  package enum DraggedFrom: Equatable, Sendable {
    /// The entrance, or the way back from an exit; the app is told `didPresent` afterwards, once in
    /// the overlay's life.
    case entrance
    /// The rest, with the countdown as it stands.
    case rest(Countdown)
  }

  /// The moment at which the phase ends without an event; `nil` if only an event can end it.
  var deadline: Instant? {
    switch self {
    case .checking, .measuring, .dragged(_, .entrance): nil
    case .resting(let countdown), .dragged(_, .rest(let countdown)): countdown.deadline
    case .entering(let motion), .returning(let motion, .entrance), .exiting(let motion, _):
      motion.end
    case .returning(let motion, .rest(let countdown)):
      min(motion.end, countdown.deadline ?? motion.end)
    }
  }

  /// The current motion; `nil` for an overlay at rest or under a pointer.
  var motion: Motion? {
    switch self {
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _): motion
    case .checking, .measuring, .resting, .dragged: nil
    }
  }

  /// Whether the overlay's turn has come and it is not exiting.
  var isStaying: Bool {
    switch self {
    case .checking, .measuring, .entering, .resting, .dragged, .returning: true
    case .exiting: false
    }
  }

  /// Whether the user can act on the overlay: it is on screen and not exiting.
  var acceptsInput: Bool {
    switch self {
    case .entering, .resting, .dragged, .returning: true
    case .checking, .measuring, .exiting: false
    }
  }

  /// The countdown; `nil` before the overlay first rests, and during the exit.
  var countdown: Countdown? {
    switch self {
    case .resting(let countdown), .dragged(_, .rest(let countdown)),
      .returning(_, .rest(let countdown)):
      countdown
    case .checking, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance),
      .exiting:
      nil
    }
  }

  /// Returns the phase with another countdown; unchanged if the phase has none.
  func with(_ countdown: Countdown) -> Phase {
    switch self {
    case .resting: .resting(countdown)
    case .dragged(let drag, .rest): .dragged(drag, .rest(countdown))
    case .returning(let motion, .rest): .returning(motion, .rest(countdown))
    case .checking, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance),
      .exiting:
      self
    }
  }
}

/// The result of an exit.
package enum Departure: Equatable, Sendable {
  /// The overlay is gone for good.
  case dismissed(DismissReason)
  /// The overlay returns to the head of its line, to be shown again with the rest of its countdown.
  case interrupted(Countdown?)
}
