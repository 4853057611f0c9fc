/// The part of a transition that fades an overlay in or out.
public struct Fade: TransitionPart {
  /// The timing of the fade.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The opacity at the hidden end: the beginning of an entrance, or the end of an exit.
  ///
  /// From 0 (invisible) to 1 (opaque).
  public var from: Double

  /// Creates a fade from, or to, an opacity of 0.
  public init(_ timing: Timing) {
    self.init(timing, from: 0)
  }

  /// Creates a fade from, or to, a given opacity.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
