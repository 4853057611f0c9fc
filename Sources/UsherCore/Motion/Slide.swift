/// The part of a transition that moves an overlay: across an edge of the viewport, or a way that is given.
public struct Slide: TransitionPart {
  /// How its time passes.
  public var timing: Timing
  /// How long after the transition it begins; negative is refused.
  public var delay = Duration.zero
  /// Where it is at the hidden end: where an entrance begins, and where an exit ends.
  public var way: Way

  /// Where the hidden end of a slide is.
  public enum Way: Hashable, Sendable {
    /// Out of sight over an edge; `nil` is the one that the placement names.
    case over(Rect.Edge?)
    /// So far from its place, in points, where it may well be seen; 1e9 at most in each direction.
    case by(Vector)
  }

  /// Makes a slide over the edge that the placement names.
  public init(_ timing: Timing) {
    self.init(timing, .over(nil))
  }

  /// Makes a slide over `edge`, wherever the overlay is placed; `nil` is the edge that the placement names.
  public init(_ timing: Timing, over edge: Rect.Edge?) {
    self.init(timing, .over(edge))
  }

  /// Makes a slide from, or to, so far from its place.
  public init(_ timing: Timing, by distance: Vector) {
    self.init(timing, .by(distance))
  }

  private init(_ timing: Timing, _ way: Way) {
    self.timing = timing
    self.way = way
  }
}
