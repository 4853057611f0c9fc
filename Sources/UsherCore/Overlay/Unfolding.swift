/// When an overlay that comes folded unfolds, and how it grows by that.
///
/// Folded, it shows less of its content, such as an alert without its buttons. It unfolds exactly once.
public struct Unfolding: Hashable, Sendable {
  /// How long after its entrance began; zero unfolds as soon as it comes, and negative is refused.
  public var after: Duration
  /// How its looks go over to the size it has unfolded; at once where a person prefers less movement.
  public var timing: Timing

  /// Makes an unfolding; without anything given, half a second after the entrance began and without
  /// overshoot.
  public init(after: Duration = .milliseconds(500), timing: Timing = .spring(.smooth)) {
    self.after = after
    self.timing = timing
  }

  /// As alerts unfold their buttons in SwiftEntryKit: after half a second, in 0.8 seconds, with much of
  /// a swing for up to two buttons and with a little for more.
  public static func buttons(_ count: Int) -> Unfolding {
    Unfolding(
      timing: .spring(
        Timing.Spring(uncheckedDuration: .milliseconds(800), dampingRatio: count <= 2 ? 0.4 : 0.8)))
  }
}
