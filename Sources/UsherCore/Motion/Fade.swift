/// The part of a transition that makes an overlay appear or vanish.
public struct Fade: TransitionPart {
  /// How its time passes.
  public var timing: Timing
  /// How long after the transition it begins; negative is refused.
  public var delay = Duration.zero
  /// How opaque it is at the hidden end: where an entrance begins, and where an exit ends.
  ///
  /// From 0, invisible, to 1, opaque.
  public var from: Double

  /// Makes a fade from, or to, nothing.
  public init(_ timing: Timing) {
    self.init(timing, from: 0)
  }

  /// Makes a fade from, or to, any opacity.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
