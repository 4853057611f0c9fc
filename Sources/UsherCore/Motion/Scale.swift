/// The part of a transition that makes an overlay larger or smaller.
public struct Scale: TransitionPart {
  /// How its time passes.
  public var timing: Timing
  /// How long after the transition it begins; negative is refused.
  public var delay = Duration.zero
  /// How large it is at the hidden end: where an entrance begins, and where an exit ends.
  ///
  /// 1 is its own size; from 0 to 100.
  public var from: Double
  /// The place in it that stays where it is; its middle unless given, -100 to 100 sides away.
  public var anchor: RelativePoint

  /// Makes a scale from, or to, four fifths of its size.
  public init(_ timing: Timing) {
    self.init(timing, from: 0.8)
  }

  /// Makes a scale from, or to, any size about `anchor`.
  public init(_ timing: Timing, from: Double, anchor: RelativePoint = .center) {
    self.timing = timing
    self.from = from
    self.anchor = anchor
  }
}
