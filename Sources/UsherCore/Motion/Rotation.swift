/// The part of a transition that rotates an overlay about its centre.
public struct Rotation: TransitionPart {
  /// The timing of the rotation.
  public var timing: Timing
  /// The delay after the beginning of the transition; a negative delay is rejected.
  public var delay = Duration.zero
  /// The clockwise rotation at the hidden end, in radians: the beginning of an entrance, or the end
  /// of an exit.
  ///
  /// From -100 to 100; full turns count.
  public var from: Double

  /// Creates a rotation from, or to, a quarter turn counterclockwise.
  public init(_ timing: Timing) {
    self.init(timing, from: -.pi / 2)
  }

  /// Creates a rotation from, or to, a given angle.
  public init(_ timing: Timing, from: Double) {
    self.timing = timing
    self.from = from
  }
}
