/// The state of a pointer at one moment: a finger, a pen, or a mouse with its button held.
public struct PointerSample: Hashable, Sendable {
  /// The position in the viewport.
  public var position: OverlayPoint
  /// The moment of the sample, by the host's clock; velocities are computed from it.
  public var time: Instant
  /// Whether a native control of the overlay lies under the pointer and will act on a tap by
  /// itself.
  public var isOnControl: Bool
  /// The directions in which the pointer still scrolls content of the overlay; empty for none.
  ///
  /// These are directions of the pointer: moving up scrolls a list further down. A press in such a
  /// direction is left to the content, until the content has come to its end.
  public var scrollable: SwipeDirections

  /// Creates a sample; by default, no control lies under it and nothing scrolls.
  public init(
    position: OverlayPoint, time: Instant, isOnControl: Bool = false,
    scrollable: SwipeDirections = []
  ) {
    self.position = position
    self.time = time
    self.isOnControl = isOnControl
    self.scrollable = scrollable
  }

  /// Whether the coordinates are finite and within 1e9 points.
  var isUsable: Bool {
    Reach.includes(position.x) && Reach.includes(position.y)
  }
}

/// A change in the state of a pointer.
public enum PointerStage: Hashable, Sendable, CaseIterable {
  /// The pointer went down.
  case began
  /// The pointer moved while down.
  case moved
  /// The pointer went up.
  case ended
  /// The system cancelled the pointer; the press has no effect.
  case cancelled
}

/// An estimate of a pointer's velocity, and of the angular velocity of an overlay that hangs from
/// it, from the latest samples.
package struct VelocityEstimator: Equatable, Sendable {
  package private(set) var readings: [Reading]

  /// Creates an estimate from the latest samples; from none by default.
  package init(readings: [Reading] = []) { self.readings = readings }

  /// The position and the angle at one moment.
  package struct Reading: Equatable, Sendable {
    package let time: Instant
    package let position: OverlayPoint
    package let angle: Double

    package init(time: Instant, position: OverlayPoint, angle: Double) {
      self.time = time
      self.position = position
      self.angle = angle
    }
  }

  /// The age beyond which samples no longer count.
  private static let window = Duration.milliseconds(100)
  /// The maximum number of samples: those of the fastest pointers in the window, at a thousand a
  /// second.
  static let capacity = 100

  /// Adds a sample and the angle of the overlay, in radians, and removes samples outside the
  /// window.
  mutating func add(_ sample: PointerSample, angle: Double = 0) {
    readings.removeAll { $0.time.duration(to: sample.time) > Self.window }
    if readings.count == Self.capacity { readings.removeFirst() }
    readings.append(Reading(time: sample.time, position: sample.position, angle: angle))
  }

  /// Returns the velocity at `instant`, in points per second: the slope of the least-squares line
  /// through the window before.
  ///
  /// Zero with samples of fewer than two moments, as after the pointer was held still.
  func velocity(at instant: Instant) -> Vector {
    Vector(dx: slope(at: instant) { $0.position.x }, dy: slope(at: instant) { $0.position.y })
  }

  /// Returns the clockwise angular velocity at `instant`, in radians per second, by the same
  /// method.
  func spin(at instant: Instant) -> Double {
    slope(at: instant) { $0.angle }
  }

  private func slope(at instant: Instant, of value: (Reading) -> Double) -> Double {
    let recent = readings.filter { $0.time.duration(to: instant) <= Self.window }
    guard let latest = recent.last else { return 0 }
    let count = Double(recent.count)
    var mean = (t: 0.0, x: 0.0)
    for reading in recent {
      mean.t += latest.time.seconds(to: reading.time) / count
      mean.x += value(reading) / count
    }
    var spread = (tt: 0.0, tx: 0.0)
    for reading in recent {
      let t = latest.time.seconds(to: reading.time) - mean.t
      spread.tt += t * t
      spread.tx += t * (value(reading) - mean.x)
    }
    // Samples of a single moment have no slope; the limit is an interval of a microsecond.
    guard spread.tt > 1e-12 else { return 0 }
    return spread.tx / spread.tt
  }
}
