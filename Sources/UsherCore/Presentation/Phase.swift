/// The stage of an overlay's life, from its turn to its end.
///
/// Each case contains only the values that the stage needs. The table shows how each event affects
/// the overlay, usually as the name of the next phase. A dash means that the event has no effect.
///
/// | Phase     | measured | due                             | dismissed         | updated        | drag began | released             |
/// |-----------|----------|---------------------------------|-------------------|----------------|------------|----------------------|
/// | checking  | -        | -                               | removed           | changed        | -          | -                    |
/// | measuring | entering | -                               | removed           | measured again | -          | -                    |
/// | entering  | resized  | resting                         | exiting           | resized        | dragged    | -                    |
/// | resting   | resized  | exiting (timed out)             | exiting           | new countdown  | dragged    | countdown resumes    |
/// | dragged   | resized  | exiting (timed out)             | exiting           | new countdown  | -          | exiting or returning |
/// | returning | resized  | resting, or exiting (timed out) | exiting           | new countdown  | dragged    | -                    |
/// | exiting   | resized  | removed                         | first reason wins | returning      | -          | -                    |
///
/// An overlay that the user dismissed isn't updated during its exit.
package indirect enum Phase: Equatable, Sendable {
  /// The app is asked whether it still wants the overlay.
  ///
  /// Next: `measuring`, `resting` if the app draws the overlay, or removed.
  case checking
  /// The content is attached and hidden until its size is known.
  ///
  /// Next: `entering`, or removed.
  case measuring
  /// The overlay enters.
  ///
  /// Next: `resting` after the motion, `dragged`, `exiting`.
  case entering(Motion)
  /// The overlay rests.
  ///
  /// Next: `exiting` after the countdown or on dismissal, `dragged`.
  case resting(Countdown)
  /// A pointer drags the overlay.
  ///
  /// Next: `returning`, `exiting`.
  case dragged(Drag, DraggedFrom)
  /// The overlay returns to its place.
  ///
  /// Next: `resting`, `dragged`, `exiting`.
  case returning(Motion, DraggedFrom)
  /// The overlay exits.
  ///
  /// Next: removed after the motion, or `returning` on an update. If the user dismissed it, updates
  /// are ignored.
  case exiting(Motion, Departure)

  /// The phase that a drag or exit interrupted.
  ///
  /// It determines the countdown when the overlay rests again.
  package enum DraggedFrom: Equatable, Sendable {
    /// The entrance, or the return from an exit.
    ///
    /// When the overlay rests again, `didPresent` is reported, unless it has already been reported.
    case entrance
    /// The rest, with its countdown.
    case rest(Countdown)
  }

  /// The moment at which the phase ends without an event, or `nil` if only an event can end it.
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

  var motion: Motion? {
    switch self {
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _): motion
    case .checking, .measuring, .resting, .dragged: nil
    }
  }

  /// Whether the overlay is shown and not exiting.
  var isStaying: Bool {
    switch self {
    case .checking, .measuring, .entering, .resting, .dragged, .returning: true
    case .exiting: false
    }
  }

  /// Whether the user can interact with the overlay: it is visible and not exiting.
  var acceptsInput: Bool {
    switch self {
    case .entering, .resting, .dragged, .returning: true
    case .checking, .measuring, .exiting: false
    }
  }

  /// The countdown, or `nil` before the overlay first rests and during the exit.
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

  /// Returns the phase with another countdown, or the same phase if it has no countdown.
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

package enum Departure: Equatable, Sendable {
  /// The overlay is removed permanently.
  case dismissed(DismissReason)
  /// The overlay returns to the head of its line.
  ///
  /// It continues with this countdown, or with its whole lifetime if the countdown is `nil`.
  case interrupted(Countdown?)
}
