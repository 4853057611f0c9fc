import Foundation

/// A timer on the manual clock, which replaces Foundation's class.
///
/// The run loop keeps the timer alive until it is invalidated.
open class Timer: NSObject {
  open private(set) var timeInterval: TimeInterval
  open private(set) var isValid = true
  open var tolerance: TimeInterval = 0
  let repeats: Bool
  var due: Double
  /// The run loop's modes in which the timer fires.
  var modes: Set<RunLoop.Mode> = []
  private let block: @Sendable (Timer) -> Void

  private init(
    due: Double, interval: TimeInterval, repeats: Bool, isCounted: Bool = true,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.due = due
    // "Timer.scheduledTimer(withTimeInterval:repeats:block:)": an interval of 0 or less becomes 0.1
    // ms.
    timeInterval = repeats ? max(interval, 0.0001) : 0
    self.repeats = repeats
    self.block = block
    super.init()
    if isCounted { Census.note(self, as: .timer) }
  }

  /// Creates a timer for UIKit itself, which isn't part of the census.
  convenience init(ofUIKit interval: TimeInterval, block: @escaping @Sendable (Timer) -> Void) {
    self.init(
      due: StandIn.now + interval, interval: interval, repeats: false, isCounted: false,
      block: block)
  }

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      due: StandIn.now + max(interval, 0.0001), interval: interval, repeats: repeats, block: block)
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      due: StandIn.now + max(date.timeIntervalSinceNow, 0), interval: interval, repeats: repeats,
      block: block)
  }

  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    StandIn.run(timer, in: .default)
    return timer
  }

  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: due - StandIn.now) }
    set { due = StandIn.now + newValue.timeIntervalSinceNow }
  }

  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    isValid = false
    StandIn.timers.removeAll { $0 === self }
  }

  /// Fires the timer.
  ///
  /// A repeating timer that missed several dates fires once and keeps its schedule ("Timer": a
  /// repeating timer reschedules itself by the scheduled time).
  func ring() {
    if repeats {
      let missed = ((StandIn.now - due) / timeInterval).rounded(.down)
      due += (missed + 1) * timeInterval
      block(self)
    } else {
      block(self)
      invalidate()
    }
  }
}

extension RunLoop {
  /// Adds a timer to the manual clock, for a mode.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    StandIn.run(timer, in: mode)
  }
}

extension StandIn {
  /// The waiting timers.
  nonisolated(unsafe) static var timers: [Timer] = []

  nonisolated static func run(_ timer: Timer, in mode: RunLoop.Mode = .common) {
    guard timer.isValid else { return }
    timer.modes.insert(mode)
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }
}
