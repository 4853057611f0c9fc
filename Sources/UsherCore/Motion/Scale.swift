/// The part of a transition that scales an overlay.
public struct Scale: TransitionPart {
  /// The timing of the scale.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The scale at the hidden end: the beginning of an entrance, or the end of an exit.
  ///
  /// From 0 to 100; 1 is the overlay's own size.
  public var from: Double
  /// The point of the overlay that stays in place; by default the centre, and at most 100 sides
  /// away.
  public var anchor: RelativePoint

  /// Creates a scale from, or to, 0.8.
  public init(_ timing: Timing) {
    self.init(timing, from: 0.8)
  }

  /// Creates a scale from, or to, a given scale about `anchor`.
  public init(_ timing: Timing, from: Double, anchor: RelativePoint = .center) {
    self.timing = timing
    self.from = from
    self.anchor = anchor
  }
}
