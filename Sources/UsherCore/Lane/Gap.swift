/// How long a lane shows nothing new after an overlay that was seen has gone.
///
/// Overlays that replace others, or join them, do not wait for it.
public enum Gap: Hashable, Sendable {
  /// Always this long; a negative length counts as none.
  case constant(Duration)
  /// A length drawn evenly from the range, each time anew, from a generator that starts with `seed`.
  case random(ClosedRange<Duration>, seed: UInt64)

  /// No wait at all.
  public static let none = Gap.constant(.zero)
}
