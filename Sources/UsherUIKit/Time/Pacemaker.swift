#if canImport(UIKit)
internal import UIKit
internal import Usher

/// Wakes a host when the engine asks for it: with the display's frames while something has to be drawn anew
/// in each, by one timer until the next deadline, and otherwise not at all.
@MainActor
final class Pacemaker {
  /// Called when a wakeup is due.
  var wake: @MainActor () -> Void = {}
  private var armed = Armed.nothing

  /// What will wake the host.
  private enum Armed {
    case nothing
    case frames(CADisplayLink)
    case timer(Timer)
  }

  /// Whether nothing will wake the host.
  var isIdle: Bool {
    switch armed {
    case .nothing: true
    case .frames, .timer: false
    }
  }

  /// When a person will see what is drawn now: with the next frame while frames come, else at once.
  var displayTime: Instant {
    switch armed {
    case .nothing, .timer: .mediaTime
    case .frames(let link): max(.mediaTime, Instant(mediaTime: link.targetTimestamp))
    }
  }

  /// Replaces what the host waits for.
  func schedule(_ wakeup: Wakeup) {
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
    target.act = { [weak self] _ in self?.wake() }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    // Whatever follows a finger is drawn as often as the display can.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    return link
  }

  private func makeTimer(at instant: Instant) -> Timer {
    let delay = max(instant.mediaTime - CACurrentMediaTime(), 0)
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.ring() }
    }
    // The default mode would stand still while a list scrolls.
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  /// The timer has fired; the host asks for the next one.
  private func ring() {
    armed = .nothing
    wake()
  }
}
#endif
