import UsherCore

/// An event and when it happens, in milliseconds from the origin.
typealias Timed = (time: Int, event: Event)

extension Instant {
  /// The moment so many milliseconds after the origin.
  static func ms(_ milliseconds: Int) -> Instant {
    Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
  }

  /// The moment a nanosecond later: a motion that sets out at a moment moves from the next one on.
  static func justAfter(_ milliseconds: Int) -> Instant {
    Instant(nanoseconds: Int64(milliseconds) * 1_000_000 + 1)
  }
}

extension OverlayEngine {
  /// Handles the events one after the other and returns all commands in order.
  mutating func play(_ script: [Timed]) -> [Command] {
    script.flatMap { handle($0.event, at: .ms($0.time)) }
  }

  /// Plays a part of a script that leads up to what a test is about.
  mutating func prepare(_ script: [Timed]) {
    for timed in script { _ = handle(timed.event, at: .ms(timed.time)) }
  }
}

/// A pointer's event whose sample was taken when it is handled.
func pointer(
  _ stage: PointerStage, at time: Int, x: Double = 200, y: Double, isOnControl: Bool = false,
  scrollable: SwipeDirections = []
) -> Timed {
  let sample = PointerSample(
    position: Point(x: x, y: y), time: .ms(time), isOnControl: isOnControl,
    scrollable: scrollable)
  return (time, .pointerChanged(stage, sample))
}
