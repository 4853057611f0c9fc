/// How fast a pointer moves, from its latest samples.
struct VelocityEstimator: Hashable, Sendable {
  private var samples: [PointerSample] = []

  /// What is older says nothing about how the pointer moves now.
  private static let window = Duration.milliseconds(100)
  /// As many samples as the fastest pointers bring in the window, at a thousand a second.
  static let capacity = 100

  /// Takes another sample; forgets what lies too far before it.
  mutating func add(_ sample: PointerSample) {
    samples.removeAll { $0.time.duration(to: sample.time) > Self.window }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// Points per second at `instant`: the slope of the least-squares line through the window before.
  ///
  /// Zero where fewer than two moments are known, as after the pointer was held still.
  func velocity(at instant: Instant) -> Vector {
    let recent = samples.filter { $0.time.duration(to: instant) <= Self.window }
    guard let latest = recent.last else { return .zero }
    let count = Double(recent.count)
    var mean = (t: 0.0, x: 0.0, y: 0.0)
    for sample in recent {
      mean.t += latest.time.duration(to: sample.time).inSeconds / count
      mean.x += sample.position.x / count
      mean.y += sample.position.y / count
    }
    var spread = (tt: 0.0, tx: 0.0, ty: 0.0)
    for sample in recent {
      let t = latest.time.duration(to: sample.time).inSeconds - mean.t
      spread.tt += t * t
      spread.tx += t * (sample.position.x - mean.x)
      spread.ty += t * (sample.position.y - mean.y)
    }
    // Samples of one moment have no slope; a microsecond apart is the closest that tells anything.
    guard spread.tt > 1e-12 else { return .zero }
    return Vector(dx: spread.tx / spread.tt, dy: spread.ty / spread.tt)
  }
}
