/// How fast a pointer moves, and what hangs from it turns, from the latest samples.
struct VelocityEstimator: Hashable, Sendable {
  private var readings: [Reading] = []

  /// What was known at one moment.
  private struct Reading: Hashable, Sendable {
    var time: Instant
    var position: Point
    var angle: Double
  }

  /// What is older says nothing about how the pointer moves now.
  private static let window = Duration.milliseconds(100)
  /// As many samples as the fastest pointers bring in the window, at a thousand a second.
  static let capacity = 100

  /// Takes another sample and the angle of what hangs from it, in radians; forgets what lies too far
  /// before it.
  mutating func add(_ sample: PointerSample, angle: Double = 0) {
    readings.removeAll { $0.time.duration(to: sample.time) > Self.window }
    if readings.count == Self.capacity { readings.removeFirst() }
    readings.append(Reading(time: sample.time, position: sample.position, angle: angle))
  }

  /// Points per second at `instant`: the slope of the least-squares line through the window before.
  ///
  /// Zero where fewer than two moments are known, as after the pointer was held still.
  func velocity(at instant: Instant) -> Vector {
    Vector(dx: slope(at: instant) { $0.position.x }, dy: slope(at: instant) { $0.position.y })
  }

  /// Radians per second at `instant`, clockwise, told in the same way.
  func spin(at instant: Instant) -> Double {
    slope(at: instant) { $0.angle }
  }

  private func slope(at instant: Instant, of value: (Reading) -> Double) -> Double {
    let recent = readings.filter { $0.time.duration(to: instant) <= Self.window }
    guard let latest = recent.last else { return 0 }
    let count = Double(recent.count)
    var mean = (t: 0.0, x: 0.0)
    for reading in recent {
      mean.t += latest.time.duration(to: reading.time).inSeconds / count
      mean.x += value(reading) / count
    }
    var spread = (tt: 0.0, tx: 0.0)
    for reading in recent {
      let t = latest.time.duration(to: reading.time).inSeconds - mean.t
      spread.tt += t * t
      spread.tx += t * (value(reading) - mean.x)
    }
    // Samples of one moment have no slope; a microsecond apart is the closest that tells anything.
    guard spread.tt > 1e-12 else { return 0 }
    return spread.tx / spread.tt
  }
}
