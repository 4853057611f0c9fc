#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Wakes the host: in each frame while overlays are drawn frame by frame, or at the next deadline.
@MainActor
final class Pacemaker {
  var connection = HostConnection()
  let clock = HostClock()
  private var armed = Armed.nothing

  private enum Armed {
    case nothing
    case frames(CADisplayLink)
    case timer(Timer)
  }

  /// Whether neither a timer nor a display link is scheduled.
  var isIdle: Bool {
    switch armed {
    case .nothing: true
    case .frames, .timer: false
    }
  }

  /// The time when the next drawing is visible: the next frame if frames are scheduled, or else
  /// now.
  var displayTime: Instant {
    switch armed {
    case .nothing, .timer: clock.now
    case .frames(let link): max(clock.now, clock.moment(of: link.targetTimestamp))
    }
  }

  /// Replaces the scheduled wakeup.
  ///
  /// The display link runs only if `wakeup` is `.nextFrame`.
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
    // The link retains its target, which must not retain the pacemaker.
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
    // In the default mode, the timer wouldn't fire while a list scrolls.
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  private func ring() {
    armed = .nothing
    connection.timePassed()
  }
}

extension CAFrameRateRange {
  /// The frame rates for motion: up to 120 frames per second, if the display supports them.
  static let motion = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
}
#endif
