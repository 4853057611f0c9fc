/// The time left of an overlay's lifetime, from a moment on until it has run out.
///
/// The time left falls evenly, so a host with a render server plays a bar with two keyframes:
/// `share` at `start`, and 0 at `end`.
public struct TimeLeftTrack: Hashable, Sendable {
  /// The moment at which the share begins to fall.
  ///
  /// Later than the requested moment if more than the whole lifetime is left.
  public let start: Instant
  /// The share of the lifetime left at `start`, from 0 to 1.
  public let share: Double
  /// The end of the lifetime.
  public let end: Instant

  /// Returns the share of the lifetime left at a moment: `share` before `start`, and 0 from `end`
  /// on.
  public func share(at moment: Instant) -> Double {
    guard moment > start else { return share }
    guard moment < end else { return 0 }
    return share * moment.duration(to: end).inSeconds / start.duration(to: end).inSeconds
  }
}
