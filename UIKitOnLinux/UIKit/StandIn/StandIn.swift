import Foundation

/// The manually driven surroundings of the stand-in for UIKit: a clock, a run loop, a display and a
/// user.
@MainActor
public enum StandIn {
  /// The manual clock's time in seconds, returned by `CACurrentMediaTime()`.
  public internal(set) nonisolated(unsafe) static var now: Double = 1_000

  /// Whether a layout pass is due.
  nonisolated(unsafe) static var needsPass = false { didSet { if needsPass { hasChanged = true } } }

  /// Whether a layer has changed since the scene was last seen.
  nonisolated(unsafe) static var hasChanged = true

  /// Whether a layer is animated, or a display link runs.
  static var isAnimating: Bool { !animated.isEmpty || links.contains { !$0.isPaused } }

  /// The jobs to run at the end of the run loop's turn.
  nonisolated(unsafe) static var later: [@MainActor () -> Void] = []

  /// Runs `job` at the end of the turn, for layers and transactions that run on the main thread
  /// although the compiler doesn't know that.
  nonisolated static func runLater(_ job: @escaping () -> Void) {
    nonisolated(unsafe) let job = job
    later.append { job() }
  }

  private struct Animated {
    weak var layer: CALayer?
  }

  private nonisolated(unsafe) static var animated: [Animated] = []

  nonisolated static func noteAnimated(_ layer: CALayer) {
    animated.removeAll { $0.layer == nil }
    if !animated.contains(where: { $0.layer === layer }) {
      animated.append(Animated(layer: layer))
    }
  }

  /// Whether the main thread is busy and runs no timers, frames or passes.
  static var isBusy = false

  /// Advances the clock by `seconds`.
  ///
  /// Timers, display links, ends of animations and layout passes run in the order of their times.
  /// While the main thread is busy, only the clock advances.
  public static func advance(by seconds: Double) {
    let end = now + seconds
    if !isBusy {
      finishTurn()
      while let moment = nextMoment(until: end) {
        now = max(now, moment)
        turn()
      }
    }
    now = max(now, end)
    if !isBusy { turn() }
  }

  /// Runs `body` while the main thread is busy.
  ///
  /// `advance(by:)` only moves the clock and the presented values, and nothing on the main thread
  /// runs until `body` returns.
  ///
  /// Work that became due during this time runs once afterward.
  public static func whileMainThreadIsBusy(_ body: () -> Void) {
    finishTurn()
    isBusy = true
    body()
    isBusy = false
    turn()
  }

  /// Keeps the main thread busy for `seconds`.
  public static func beBusy(for seconds: Double) {
    whileMainThreadIsBusy { advance(by: seconds) }
  }

  /// Ends the run loop's turn, which updates the screen and runs the waiting jobs.
  ///
  /// Since iOS 18, UIKit lays out and commits during its own update
  /// (<https://developer.apple.com/documentation/uikit/uiupdateactionphase>), before the observers
  /// of the turn's end (stack traces in
  /// <https://github.com/callstack/react-native-paper/issues/5105>). Before iOS 18, Core Animation
  /// did so in such an observer, of order 2,000,000.
  public static func finishTurn() {
    guard !isBusy else { return }
    var rounds = 0
    repeat {
      if release >= .iOS18 {
        UIUpdateLink.act(in: .beforeCATransactionCommit)
        commit()
        UIUpdateLink.act(in: .afterCATransactionCommit)
        callObservers { _ in true }
      } else {
        callObservers { $0 < commitOrder }
        commit()
        callObservers { $0 >= commitOrder }
      }
      for entry in animated { entry.layer?.settleAnimations() }
      animated.removeAll { $0.layer?.running.isEmpty ?? true }
      let jobs = later
      later = []
      jobs.forEach { $0() }
      rounds += 1
    } while (!later.isEmpty || needsPass) && rounds < 200
  }

  /// The order of the observer in which Core Animation commits before iOS 18.
  private static let commitOrder = 2_000_000

  /// Called after each commit, when the next displayed state is final.
  public static var onCommit: (@MainActor () -> Void)?

  private static func commit() {
    let shows = needsPass
    CATransaction.endTurn()
    layOut()
    if shows { onCommit?() }
  }

  /// Uses up `seconds` of the main thread's time, from within a callback such as a layout.
  public static func spend(_ seconds: Double) { now += seconds }

  private static func layOut() {
    guard needsPass else { return }
    needsPass = false
    for window in World.current.windows where !window.isHidden {
      ConstraintPass.settle(window)
      window.layer.layoutTree()
      window.layer.displayTree()
    }
  }

  /// Runs the work that is due now: timers by their times, then display links, then the end of the
  /// turn.
  private static func turn() {
    for timer in timers.filter({ $0.due <= now + tolerance }).sorted(by: { $0.due < $1.due })
    where timer.isValid && timers.contains(where: { $0 === timer }) && isRunning(timer.modes) {
      timer.ring()
    }
    if !links.isEmpty, now + tolerance >= nextFrame(after: lastFrame) {
      lastFrame = frame(before: now)
      for link in links where link.isAwake && links.contains(where: { $0 === link }) {
        link.fire(at: lastFrame)
      }
    }
    finishTurn()
  }

  /// The tolerance within which two times are treated as equal, in seconds.
  private nonisolated static let tolerance = 1e-9
  static var lastFrame: Double = 1_000

  private static func nextFrame(after time: Double) -> Double {
    ((time * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
  }

  private static func frame(before time: Double) -> Double {
    (time * framesPerSecond + 1e-6).rounded(.down) / framesPerSecond
  }

  /// Returns the next time at which work is due, at most `end`, or `nil` if there is none.
  private static func nextMoment(until end: Double) -> Double? {
    var moments = timers.filter { isRunning($0.modes) }.map { max($0.due, now) }
    if links.contains(where: \.isAwake) {
      // Frames without a running link are skipped.
      lastFrame = max(lastFrame, frame(before: now))
      moments.append(nextFrame(after: lastFrame))
    }
    for layer in animated.compactMap(\.layer) {
      for run in layer.running where !run.isFinished {
        let next = run.hasStarted ? run.end : run.begin
        guard next.isFinite else { continue }
        // Work due before now is done, and a layer with a speed of 0 is never due.
        let moment = layer.outerTime(next)
        if moment > now { moments.append(moment) }
      }
    }
    return moments.filter { $0 <= end + tolerance }.min()
  }
}
