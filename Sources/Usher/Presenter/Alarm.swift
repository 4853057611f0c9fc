internal import UsherCore

/// A callback that is due at a moment.
struct Alarm {
  let moment: Instant
  /// The overlay without which the callback is not called; `nil` for none.
  let overlay: OverlayID?
  let act: @MainActor () -> Void
}

extension Presenter {
  /// Calls `act` once, when `delay` has passed by the host's clock; overlay events due by then come
  /// first.
  ///
  /// A delay of zero or less calls `act` at once, or, from inside a callback, when that callback
  /// returns. Calls due at the same moment happen in the order in which they were requested. If the
  /// window closes first, `act` is never called.
  @_spi(Facades) @_spi(Flows)
  public func act(after delay: Duration, _ act: @escaping @MainActor () -> Void) {
    self.act(after: delay, for: nil, act)
  }

  /// Calls `act` as `act(after:_:)` does, unless the overlay has ended by then.
  func act(
    after delay: Duration, for overlay: OverlayID?, _ act: @escaping @MainActor () -> Void
  ) {
    guard !isClosed else { return }
    let alarm = Alarm(
      moment: host.now.advanced(by: max(delay, .zero)), overlay: overlay, act: act)
    let place = alarms.firstIndex { $0.moment > alarm.moment } ?? alarms.endIndex
    alarms.insert(alarm, at: place)
    receive(.timePassed)
  }

  /// Calls the alarms that are due; alarms set by these calls wait for the next round, so that a
  /// frame is not held up.
  func ringAlarms() {
    let now = host.now
    let due = alarms.prefix { $0.moment <= now }
    alarms.removeFirst(due.count)
    for alarm in due where !isClosed { alarm.act() }
    if isClosed { alarms = [] }
  }
}
