/// The part of a transition that moves an overlay across an edge of the viewport.
public struct Slide: TransitionPart {
  /// How its time passes.
  public var timing: Timing
  /// How long after the transition it begins; negative is refused.
  public var delay = Duration.zero
  /// The edge it crosses; `nil` is the one its placement names.
  public var edge: Edge?

  /// Makes a slide over the edge that the placement names.
  public init(_ timing: Timing) {
    self.timing = timing
  }

  /// Makes a slide over `edge`, wherever the overlay is placed.
  public init(_ timing: Timing, over edge: Edge) {
    self.timing = timing
    self.edge = edge
  }
}
