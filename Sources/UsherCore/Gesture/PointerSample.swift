/// The state of a pointer at one moment: a finger, a pen, or a mouse with a pressed button.
public struct PointerSample: Hashable, Sendable {
  /// The position in the viewport.
  public var position: OverlayPoint
  /// The moment of the sample on the host's clock.
  public var time: Instant
  /// Whether the pointer is on a native control of the overlay that handles taps itself.
  public var isOnControl: Bool
  /// The directions in which the moving pointer scrolls the overlay's content, or empty if there
  /// are none.
  ///
  /// For example, moving up scrolls a list further down. A press in such a direction scrolls the
  /// content until its end is reached, and only then drags the overlay.
  public var scrollable: SwipeDirections

  /// Creates a sample, by default without a control or scrollable content.
  public init(
    position: OverlayPoint, time: Instant, isOnControl: Bool = false,
    scrollable: SwipeDirections = []
  ) {
    self.position = position
    self.time = time
    self.isOnControl = isOnControl
    self.scrollable = scrollable
  }

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
  /// The system canceled the pointer, so the press has no effect.
  case cancelled
}

/// An estimate of a pointer's velocity, and of the hanging overlay's angular velocity.
package struct VelocityEstimator: Equatable, Sendable {
  package private(set) var readings: [Reading]

  package init(readings: [Reading] = []) { self.readings = readings }

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

  /// The maximum age of samples.
  private static let window = Duration.milliseconds(100)
  /// The maximum number of samples, because the fastest pointers send a thousand per second.
  static let capacity = 100

  /// Adds a sample with the overlay's angle in radians, and removes samples outside the window.
  mutating func add(_ sample: PointerSample, angle: Double = 0) {
    readings.removeAll { $0.time.duration(to: sample.time) > Self.window }
    if readings.count == Self.capacity { readings.removeFirst() }
    readings.append(Reading(time: sample.time, position: sample.position, angle: angle))
  }

  /// Returns the velocity at `instant`, in points per second.
  ///
  /// It is the slope of the least-squares line through the samples in the window, or zero if they
  /// are from fewer than two moments.
  func velocity(at instant: Instant) -> Vector {
    Vector(dx: slope(at: instant) { $0.position.x }, dy: slope(at: instant) { $0.position.y })
  }

  /// Returns the clockwise angular velocity at `instant`, in radians per second.
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
    // Samples from a single moment have no slope. The threshold corresponds to samples a
    // microsecond apart.
    guard spread.tt > 1e-12 else { return 0 }
    return spread.tx / spread.tt
  }
}
