#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The host's alarm: frames of the display while overlays are drawn one by one, a timer until the
/// next deadline, and otherwise none.
@MainActor
final class Pacemaker {
  /// The connection that a due wakeup is reported to.
  var connection = HostConnection()
  /// The host's clock.
  let clock = HostClock()
  private var armed = Armed.nothing

  /// The armed alarm.
  private enum Armed {
    case nothing
    case frames(CADisplayLink)
    case timer(Timer)
  }

  /// Whether no alarm is armed.
  var isIdle: Bool {
    switch armed {
    case .nothing: true
    case .frames, .timer: false
    }
  }

  /// The moment of the next drawing on screen: the next frame while frames come, else now.
  var displayTime: Instant {
    switch armed {
    case .nothing, .timer: clock.now
    case .frames(let link): max(clock.now, clock.moment(of: link.targetTimestamp))
    }
  }

  /// Replaces the armed alarm.
  ///
  /// Where nothing moves, no frame is awaited.
  func schedule(_ wakeup: Wakeup) {
    if wakeup != .nextFrame { clock.goOn() }
    if case .frames = armed, wakeup == .nextFrame { return }
    disarm()
    switch wakeup {
    case .never: break
    case .nextFrame: armed = .frames(makeLink())
    case .at(let instant): armed = .timer(makeTimer(at: instant))
    }
  }

  private func disarm() {
    switch armed {
    case .nothing: break
    case .frames(let link): link.invalidate()
    case .timer(let timer): timer.invalidate()
    }
    armed = .nothing
  }

  private func makeLink() -> CADisplayLink {
    // The link keeps its target, and that may not keep the pacemaker.
    let target = ActionTarget()
    target.act = { [weak self] _ in
      self?.clock.frameCame()
      self?.connection.timePassed()
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.preferredFrameRateRange = .motion
    link.add(to: .main, forMode: .common)
    return link
  }

  private func makeTimer(at instant: Instant) -> Timer {
    let delay = max(clock.mediaTime(of: instant) - CACurrentMediaTime(), 0)
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.ring() }
    }
    // The default mode would stand still while a list scrolls.
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  /// Wakes the host after the timer has fired.
  private func ring() {
    armed = .nothing
    connection.timePassed()
  }
}

extension CAFrameRateRange {
  /// The rates of motion: up to 120 frames per second, if the display supports it.
  static let motion = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
}
#endif
