/// An overlay's appearance from a moment until it settles, as evenly spaced samples.
///
/// Hosts with a render server use the samples as keyframes, and draw nothing until the next scene.
/// The first sample applies before `start`, and the last sample from `end`. Between two samples,
/// all numbers can be interpolated linearly.
public struct MotionTrack: Equatable, Sendable {
  /// The moment of the first sample.
  ///
  /// It is later than requested if the motion has a delay.
  public let start: Instant
  /// The moment of the last sample.
  ///
  /// The appearance doesn't change afterwards.
  public let end: Instant
  /// Two or more appearances, evenly spaced from `start` to `end`.
  ///
  /// The last sample is exactly the settled appearance. The frame is the same in all samples.
  /// `timeLeft` is exact in each sample but continues to change afterwards, as in `TimeLeftTrack`.
  public let samples: [PlacedOverlay]
  let basis: Basis

  /// The maximum number of samples: ten seconds at 120 samples per second.
  ///
  /// Longer tracks have larger intervals.
  static let maximumSampleCount = 1201

  struct Basis: Equatable, Sendable {
    let motion: Motion?
    let adjustment: Adjustment?
    let dimming: Dimming
    /// The settled appearance, without the time left.
    let settled: PlacedOverlay
  }

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

  var id: OverlayID { basis.settled.id }

  /// The time between two samples, rounded down to nanoseconds.
  var interval: Duration {
    .nanoseconds(start.duration(to: end).nanoseconds / Int64(samples.count - 1))
  }

  /// Returns the exact moment of a sample.
  ///
  /// If there is no sample with this index, the nearest sample is used.
  func moment(of index: Int) -> Instant {
    let last = samples.count - 1
    return Self.moment(of: min(max(index, 0), last), outOf: last, from: start, to: end)
  }

  /// Returns the appearance at a moment, interpolated linearly between samples.
  public func looks(at moment: Instant) -> PlacedOverlay {
    guard moment > start else { return samples[0] }
    guard moment < end else { return samples[samples.count - 1] }
    let share = start.seconds(to: moment) / start.seconds(to: end)
    var index = min(Int(share * Double(samples.count - 1)), samples.count - 2)
    // Because sample moments are rounded to nanoseconds, `index` may be too high or too low by 1.
    if self.moment(of: index + 1) <= moment { index += 1 }
    if self.moment(of: index) > moment { index -= 1 }
    let (before, after) = (self.moment(of: index), self.moment(of: index + 1))
    return samples[index].mixed(
      with: samples[index + 1],
      by: before.seconds(to: moment) / before.seconds(to: after))
  }

  /// Returns a valid frame rate: clamped to 1...1000, or 120 for NaN.
  static func mended(_ framesPerSecond: Double) -> Double {
    framesPerSecond.isNaN ? 120 : min(max(framesPerSecond, 1), 1000)
  }

  private static func moment(
    of index: Int, outOf last: Int, from start: Instant, to end: Instant
  ) -> Instant {
    // The division is first, because the product of both numbers may exceed 64 bits.
    let (quotient, rest) = start.duration(to: end).nanoseconds
      .quotientAndRemainder(dividingBy: Int64(last))
    return start.advanced(
      by: .nanoseconds(quotient * Int64(index) + rest * Int64(index) / Int64(last)))
  }
}

/// The time left in an overlay's lifetime, from a moment until the lifetime ends.
///
/// The time left falls linearly, so a host with a render server needs two keyframes for a bar:
/// `share` at `start`, and 0 at `end`.
public struct TimeLeftTrack: Hashable, Sendable {
  /// The moment at which the fraction starts to fall.
  ///
  /// If more than the lifetime remains, it is later than the requested moment.
  public let start: Instant
  /// The remaining fraction of the lifetime at `start`, from 0 to 1.
  public let share: Double
  /// The end of the lifetime.
  public let end: Instant

  /// Returns the remaining fraction at a moment.
  package func share(at moment: Instant) -> Double {
    guard moment > start else { return share }
    guard moment < end else { return 0 }
    return share * moment.seconds(to: end) / start.seconds(to: end)
  }
}

extension PlacedOverlay {
  /// Returns the interpolated appearance between this and a later appearance of the same motion.
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

  /// Returns the interpolated scrim.
  ///
  /// A missing scrim is treated as invisible.
  private func mixedScrim(with other: Scrim?, _ mix: (Double, Double) -> Double) -> Scrim? {
    guard let scrim else { return other.map { Scrim(opacity: mix(0, $0.opacity)) } }
    // The later scrim may omit fills that are then covered, so the fills of this scrim are used.
    return Scrim(
      opacity: mix(scrim.opacity, other?.opacity ?? 0), replaced: scrim.replaced,
      share: mix(scrim.share, other?.share ?? scrim.share))
  }
}
