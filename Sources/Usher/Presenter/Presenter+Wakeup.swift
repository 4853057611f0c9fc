internal import UsherCore

extension Presenter {
  /// The moment at which the presenter next wants to be called.
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
