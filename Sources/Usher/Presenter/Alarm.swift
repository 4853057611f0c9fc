internal import UsherCore

/// A callback that is due at a moment.
struct Alarm {
  let moment: Instant
  /// The overlay without which the callback isn't called, or `nil` if there is none.
  let overlay: OverlayID?
  let act: @MainActor () -> Void
}

extension Presenter {
  /// Calls `act` once, after `delay` has passed on the host's clock.
  ///
  /// Overlay events that are due earlier are performed first. If the delay is zero or negative,
  /// `act` is called immediately, or when the current callback returns. Calls that are due at the
  /// same moment remain in order. If the window closes first, `act` isn't called.
  @_spi(Facades) @_spi(Flows)
  public func act(after delay: Duration, _ act: @escaping @MainActor () -> Void) {
    self.act(after: delay, for: nil, act)
  }

  /// Calls `act` like `act(after:_:)`, unless the overlay has ended.
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

  /// Calls the alarms that are due.
  ///
  /// Alarms that are set by these calls wait for the next round, so that they don't delay a frame.
  func ringAlarms() {
    let now = host.now
    let due = alarms.prefix { $0.moment <= now }
    alarms.removeFirst(due.count)
    for alarm in due where !isClosed { alarm.act() }
    if isClosed { alarms = [] }
  }
}
