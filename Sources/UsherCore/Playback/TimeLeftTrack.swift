/// The time that is left of an overlay's lifetime, from a moment on until none is left.
///
/// It falls evenly, so a host with a render server plays a bar that shows it with two keyframes: `share`
/// at `start`, and nothing at `end`.
public struct TimeLeftTrack: Hashable, Sendable {
  /// The moment at which the share begins to fall.
  ///
  /// Later than the moment that was asked for where more than the whole lifetime is left.
  public let start: Instant
  /// The share of the lifetime that is left at `start`, from 0 to 1.
  public let share: Double
  /// The moment at which nothing is left.
  public let end: Instant

  /// The share of the lifetime that is left at a moment: `share` before `start`, and 0 from `end` on.
  public func share(at moment: Instant) -> Double {
    guard moment > start else { return share }
    guard moment < end else { return 0 }
    return share * moment.duration(to: end).inSeconds / start.duration(to: end).inSeconds
  }
}
