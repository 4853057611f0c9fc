/// Where a presentation is in its life.
///
/// Each case carries only what that stage needs.
///
/// | Phase     | measured | due                  | dismissed         | drag began | released             |
/// |-----------|----------|----------------------|-------------------|------------|----------------------|
/// | measuring | entering | -                    | removed           | -          | -                    |
/// | entering  | resized  | resting              | exiting, same way | dragged    | -                    |
/// | resting   | resized  | exiting (timed out)  | exiting           | dragged    | countdown resumes    |
/// | dragged   | resized  | -                    | exiting           | -          | exiting or returning |
/// | returning | resized  | resting, resumes     | exiting           | dragged    | -                    |
/// | exiting   | resized  | removed              | first reason wins | -          | -                    |
enum Phase: Hashable, Sendable {
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
  /// Moving out. Next: removed when the motion ends.
  case exiting(Motion, DismissReason)

  /// What a drag interrupted, so that it can go on afterwards.
  enum DraggedFrom: Hashable, Sendable {
    /// Its entrance: it has not yet been presented.
    case entrance
    /// Its rest, with the countdown that stood then.
    case rest(Countdown)
  }

  /// When the phase ends by itself; `nil` where only an event can end it.
  var deadline: Instant? {
    switch self {
    case .measuring, .dragged: nil
    case .resting(let countdown): countdown.deadline
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _): motion.end
    }
  }

  /// Whether it moves by itself, so that every frame looks different.
  var isMoving: Bool {
    switch self {
    case .entering, .returning, .exiting: true
    case .measuring, .resting, .dragged: false
    }
  }

  /// Whether a person can act on it: it is on screen and not on its way out.
  var acceptsInput: Bool {
    switch self {
    case .entering, .resting, .dragged, .returning: true
    case .measuring, .exiting: false
    }
  }
}
