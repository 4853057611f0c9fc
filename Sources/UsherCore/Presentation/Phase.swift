/// Where a presentation is in its life.
///
/// Each case carries only what that stage needs.
///
/// | Phase     | measured | due                             | dismissed         | updated        | drag began | released             |
/// |-----------|----------|---------------------------------|-------------------|----------------|------------|----------------------|
/// | asked     | -        | -                               | removed           | changed        | -          | -                    |
/// | measuring | entering | -                               | removed           | measured again | -          | -                    |
/// | entering  | resized  | resting                         | exiting, same way | resized        | dragged    | -                    |
/// | resting   | resized  | exiting (timed out)             | exiting           | countdown anew | dragged    | countdown resumes    |
/// | dragged   | resized  | exiting (timed out)             | exiting           | countdown anew | -          | exiting or returning |
/// | returning | resized  | resting, or exiting (timed out) | exiting           | countdown anew | dragged    | -                    |
/// | exiting   | resized  | removed                         | first reason wins | returning      | -          | -                    |
indirect enum Phase: Hashable, Sendable {
  /// Its turn has come, and its client is asked whether it takes it. Next: `measuring`, `resting`
  /// where the app draws it, or removed.
  case asked
  /// Attached but hidden until its size is known. Next: `entering`, or removed.
  case measuring
  /// Moving in. Next: `resting` when the motion ends, `dragged`, `exiting`.
  case entering(Motion)
  /// Still. Next: `exiting` when the countdown ends or it is dismissed, `dragged`.
  case resting(Countdown)
  /// Under a pointer, after `from`. Next: `returning` or `exiting`.
  case dragged(Drag, DraggedFrom)
  /// Moving back to its place. Next: `resting`, `dragged`, `exiting`.
  case returning(Motion, DraggedFrom)
  /// Moving out. Next: removed when the motion ends, `returning` when it is updated.
  case exiting(Motion, Departure)

  /// What a drag or an exit interrupted, so that it can go on afterwards.
  enum DraggedFrom: Hashable, Sendable {
    /// Its entrance: it has not yet been presented.
    case entrance
    /// Its rest, with the countdown as it stands.
    case rest(Countdown)
  }

  /// When the phase ends by itself; `nil` where only an event can end it.
  var deadline: Instant? {
    switch self {
    case .asked, .measuring, .dragged(_, .entrance): nil
    case .resting(let countdown), .dragged(_, .rest(let countdown)): countdown.deadline
    case .entering(let motion), .returning(let motion, .entrance), .exiting(let motion, _):
      motion.end
    case .returning(let motion, .rest(let countdown)):
      min(motion.end, countdown.deadline ?? motion.end)
    }
  }

  /// How it moves by itself; `nil` where it stands still or a pointer moves it.
  var motion: Motion? {
    switch self {
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _): motion
    case .asked, .measuring, .resting, .dragged: nil
    }
  }

  /// Whether it is there to stay for now: its turn has come, and it is not on its way out.
  var isStanding: Bool {
    switch self {
    case .asked, .measuring, .entering, .resting, .dragged, .returning: true
    case .exiting: false
    }
  }

  /// Whether a person can act on it: it is on screen and not on its way out.
  var acceptsInput: Bool {
    switch self {
    case .entering, .resting, .dragged, .returning: true
    case .asked, .measuring, .exiting: false
    }
  }

  /// What is left of its lifetime; `nil` before it has rested and on its way out.
  var countdown: Countdown? {
    switch self {
    case .resting(let countdown), .dragged(_, .rest(let countdown)),
      .returning(_, .rest(let countdown)):
      countdown
    case .asked, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance), .exiting:
      nil
    }
  }

  /// The same with another countdown; unchanged where there is none.
  func counting(_ countdown: Countdown) -> Phase {
    switch self {
    case .resting: .resting(countdown)
    case .dragged(let drag, .rest): .dragged(drag, .rest(countdown))
    case .returning(let motion, .rest): .returning(motion, .rest(countdown))
    case .asked, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance), .exiting:
      self
    }
  }
}
