/// An overlay's appearance from a moment on until it settles, as evenly spaced samples.
///
/// For a host whose platform has a render server: it hands the samples over as keyframes, once, and
/// draws nothing until the next scene. Before `start`, the overlay looks like the first sample, and
/// from `end` on like the last one. Between two samples, every number may be interpolated linearly.
public struct MotionTrack: Equatable, Sendable {
  /// The moment of the first sample.
  ///
  /// Later than the requested moment if the motion has a delay.
  public let start: Instant
  /// The moment of the last sample; the overlay's appearance no longer changes afterwards.
  public let end: Instant
  /// The overlay's appearances, at least two, evenly spaced from `start` to `end`.
  ///
  /// The last sample is exactly the settled appearance. The frame is the same in all samples.
  /// `timeLeft` is exact in each sample, but goes on after the last one: `TimeLeftTrack` plays it.
  public let samples: [PlacedOverlay]
  /// The motions behind the samples.
  let basis: Basis

  /// The maximum number of samples; beyond it, the samples of a track are further apart.
  ///
  /// Ten seconds at 120 samples a second.
  static let maximumSampleCount = 1201

  /// The motions that determine an overlay's appearance.
  struct Basis: Equatable, Sendable {
    let motion: Motion?
    let adjustment: Adjustment?
    let dimming: Dimming
    /// The settled appearance, without the time left of the lifetime.
    let settled: PlacedOverlay
  }

  /// Samples `looks` from `start` to a later `end`.
  init(
    from start: Instant, to end: Instant, framesPerSecond: Double, basis: Basis,
    looks: (Instant) -> PlacedOverlay
  ) {
    self.start = start
    self.end = end
    self.basis = basis
    let most = Double(Self.maximumSampleCount - 1)
    let frames = start.seconds(to: end) * Self.mended(framesPerSecond)
    let intervals = Int(min(max(frames.rounded(.up), 1), most))
    samples = (0...intervals).map {
      looks(Self.moment(of: $0, outOf: intervals, from: start, to: end))
    }
  }

  /// The overlay's id.
  var id: OverlayID { basis.settled.id }

  /// The time between two samples, rounded down to nanoseconds.
  var interval: Duration {
    .nanoseconds(start.duration(to: end).nanoseconds / Int64(samples.count - 1))
  }

  /// Returns the exact moment of a sample; the index is clamped to the samples.
  func moment(of index: Int) -> Instant {
    let last = samples.count - 1
    return Self.moment(of: min(max(index, 0), last), outOf: last, from: start, to: end)
  }

  /// Returns the overlay's appearance at a moment, interpolated linearly between the neighboring
  /// samples.
  ///
  /// The first sample before `start`, the last one from `end` on.
  public func looks(at moment: Instant) -> PlacedOverlay {
    guard moment > start else { return samples[0] }
    guard moment < end else { return samples[samples.count - 1] }
    let share = start.seconds(to: moment) / start.seconds(to: end)
    var index = min(Int(share * Double(samples.count - 1)), samples.count - 2)
    // The samples are evenly spaced but for a nanosecond.
    if self.moment(of: index + 1) <= moment { index += 1 }
    if self.moment(of: index) > moment { index -= 1 }
    let (before, after) = (self.moment(of: index), self.moment(of: index + 1))
    return samples[index].mixed(
      with: samples[index + 1],
      by: before.seconds(to: moment) / before.seconds(to: after))
  }

  /// Returns a valid frame rate: 120 for NaN, and any other rate clamped to 1...1000.
  static func mended(_ framesPerSecond: Double) -> Double {
    framesPerSecond.isNaN ? 120 : min(max(framesPerSecond, 1), 1000)
  }

  private static func moment(
    of index: Int, outOf last: Int, from start: Instant, to end: Instant
  ) -> Instant {
    // Divides before multiplying, because the product may exceed 64 bits.
    let (quotient, rest) = start.duration(to: end).nanoseconds
      .quotientAndRemainder(dividingBy: Int64(last))
    return start.advanced(
      by: .nanoseconds(quotient * Int64(index) + rest * Int64(index) / Int64(last)))
  }
}

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
  package func share(at moment: Instant) -> Double {
    guard moment > start else { return share }
    guard moment < end else { return 0 }
    return share * moment.seconds(to: end) / start.seconds(to: end)
  }
}

extension PlacedOverlay {
  /// Returns the appearance between this one and a later one of the same motion, by linear
  /// interpolation.
  func mixed(with other: PlacedOverlay, by share: Double) -> PlacedOverlay {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    var mixed = self
    mixed.pose = Pose(
      offset: Vector(
        dx: mix(offset.dx, other.offset.dx), dy: mix(offset.dy, other.offset.dy)),
      scale: mix(scale, other.scale), rotation: mix(rotation, other.rotation),
      opacity: mix(opacity, other.opacity))
    mixed.scrim = mixedScrim(with: other.scrim, mix)
    mixed.spotlight = spotlight.map { $0.mixed(with: other.spotlight ?? $0.closed, by: share) }
    mixed.timeLeft = timeLeft.map { mix($0, other.timeLeft ?? $0) }
    return mixed
  }

  /// Returns the scrim between both; an absent scrim counts as an invisible scrim.
  private func mixedScrim(with other: Scrim?, _ mix: (Double, Double) -> Double) -> Scrim? {
    guard let scrim else { return other.map { Scrim(opacity: mix(0, $0.opacity)) } }
    // Replaced fills are covered at the end, and then left out.
    return Scrim(
      opacity: mix(scrim.opacity, other?.opacity ?? 0), replaced: scrim.replaced,
      share: mix(scrim.share, other?.share ?? scrim.share))
  }
}
