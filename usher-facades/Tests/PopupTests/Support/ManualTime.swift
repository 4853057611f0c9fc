import Usher

@testable import Popup

/// A manual clock that any thread can use.
final class ManualTime: TimeSource {
  private let state = Atomic(State())

  private struct State: Sendable {
    var now = Instant.origin
    var alarms: [(moment: Instant, act: @Sendable () -> Void)] = []
  }

  var now: Instant { state.value.now }

  /// The current time in seconds.
  var seconds: Double { Instant.origin.duration(to: now) / .seconds(1) }

  /// The number of pending alarms.
  var alarmCount: Int { state.value.alarms.count }

  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void) {
    state.mutate { $0.alarms.append((moment, act)) }
  }

  /// Advances the clock by a number of seconds.
  ///
  /// Due alarms are called at their own times.
  func advance(_ seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let act = next(dueBy: end) { act() }
    state.mutate { $0.now = end }
  }

  private func next(dueBy end: Instant) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let due = state.alarms.indices.filter { state.alarms[$0].moment <= end }
      guard let index = due.min(by: { state.alarms[$0].moment < state.alarms[$1].moment }) else {
        return nil
      }
      let alarm = state.alarms.remove(at: index)
      state.now = max(state.now, alarm.moment)
      return alarm.act
    }
  }
}
