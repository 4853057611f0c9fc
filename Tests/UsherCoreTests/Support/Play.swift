import UsherCore

/// An event and its time in milliseconds from the origin.
typealias Timed = (time: Int, event: OverlayEvent)

extension Instant {
  /// The time a number of milliseconds after the origin.
  static func ms(_ milliseconds: Int) -> Instant {
    Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
  }

  /// The time one nanosecond later, at which a motion that starts at a time first moves.
  static func justAfter(_ milliseconds: Int) -> Instant {
    Instant(nanoseconds: Int64(milliseconds) * 1_000_000 + 1)
  }
}

extension OverlayEngine {
  /// Sends events one after another, and returns all commands in order.
  mutating func play(_ script: [Timed]) -> [OverlayCommand] {
    script.flatMap { receive($0.event, at: .ms($0.time)) }
  }

  /// Plays the part of a script before the tested part.
  mutating func prepare(_ script: [Timed]) {
    for timed in script { _ = receive(timed.event, at: .ms(timed.time)) }
  }
}

/// Creates a pointer event whose sample was taken at the time of the event.
func pointer(
  _ stage: PointerStage, at time: Int, x: Double = 200, y: Double, isOnControl: Bool = false,
  scrollable: SwipeDirections = []
) -> Timed {
  let sample = PointerSample(
    position: OverlayPoint(x: x, y: y), time: .ms(time), isOnControl: isOnControl,
    scrollable: scrollable)
  return (time, .pointerChanged(stage, sample))
}
