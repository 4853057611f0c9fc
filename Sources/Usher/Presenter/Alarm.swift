internal import UsherCore

/// Something that is to be done when a moment has come.
struct Alarm {
  let moment: Instant
  let act: @MainActor () -> Void
}

extension Presenter {
  /// Does something once so much time has passed by the host's clock; by then, overlays have done what was
  /// due as well.
  ///
  /// Without any time to pass it is done at once, or when the callback returns from which this is called.
  /// Of what is due at the same moment, what was asked for first is done first. Where the window closes
  /// before, it is never done.
  public func act(after delay: Duration, _ act: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    let alarm = Alarm(moment: host.now.advanced(by: max(delay, .zero)), act: act)
    let place = alarms.firstIndex { $0.moment > alarm.moment } ?? alarms.endIndex
    alarms.insert(alarm, at: place)
    handle(.timePassed)
  }

  /// Does what is due; what that asks for is due the next time, so that nothing holds up a frame.
  func ringAlarms() {
    let now = host.now
    let due = alarms.prefix { $0.moment <= now }
    alarms.removeFirst(due.count)
    for alarm in due where !isClosing { alarm.act() }
    if isClosing { alarms = [] }
  }

  /// When the presenter next wants to be called.
  var wakeup: Wakeup {
    let wakeup = engine.wakeup(playsMotion: host.playsMotion)
    guard let alarm = alarms.first else { return wakeup }
    return switch wakeup {
    case .never: .at(alarm.moment)
    case .at(let moment): .at(min(moment, alarm.moment))
    case .nextFrame: .nextFrame
    }
  }
}
