/// The wait between the end of an overlay that was seen and the lane's next overlay.
///
/// Overlays that replace, evict or join others do not wait for the gap.
public enum Gap: Hashable, Sendable {
  /// A constant length; a negative length counts as zero.
  case constant(Duration)
  /// A length drawn evenly from the range for each gap, by a generator that starts with `seed`; a
  /// negative length counts as zero.
  case random(ClosedRange<Duration>, seed: UInt64)

  /// No gap.
  public static let none = Gap.constant(.zero)
}
