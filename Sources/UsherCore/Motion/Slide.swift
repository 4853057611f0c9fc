/// The part of a transition that moves an overlay over an edge of the viewport, or by a given
/// vector.
public struct Slide: TransitionPart {
  /// The timing of the slide.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The position at the hidden end: the beginning of an entrance, or the end of an exit.
  public var way: Way

  /// The hidden end of a slide.
  public enum Way: Hashable, Sendable {
    /// Out of sight over an edge; `nil` for the edge of the overlay's placement.
    case over(Rect.Edge?)
    /// At this distance from the resting frame, in points, possibly still in sight; at most 1e9 in
    /// each direction.
    case by(Vector)
  }

  /// Creates a slide over the edge of the overlay's placement.
  public init(_ timing: Timing) {
    self.init(timing, .over(nil))
  }

  /// Creates a slide over `edge`, whatever the overlay's placement; `nil` for the edge of the
  /// placement.
  public init(_ timing: Timing, over edge: Rect.Edge?) {
    self.init(timing, .over(edge))
  }

  /// Creates a slide from, or to, a given distance from the resting frame.
  public init(_ timing: Timing, by distance: Vector) {
    self.init(timing, .by(distance))
  }

  private init(_ timing: Timing, _ way: Way) {
    self.timing = timing
    self.way = way
  }
}
