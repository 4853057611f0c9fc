/// The part of a transition that turns an overlay about its centre.
public struct Rotation: TransitionPart {
  /// How its time passes.
  public var timing: Timing
  /// How long after the transition it begins; negative is refused.
  public var delay = Duration.zero
  /// How far it is turned clockwise at the hidden end, in radians: where an entrance begins, and where an
  /// exit ends.
  ///
  /// From -100 to 100; whole turns count.
  public var from: Double

  /// Makes a rotation from, or to, a quarter of a circle anticlockwise.
  public init(_ timing: Timing) {
    self.init(timing, from: -.pi / 2)
  }

  /// Makes a rotation from, or to, any angle.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
