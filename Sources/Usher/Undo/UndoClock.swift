internal import UsherCore

/// The clock of undoable requests that share a message: it tells when their time is over.
///
/// All moments are by the host's `timeWithSleep`.
struct UndoClock {
  /// The moment of the first request; earlier or later once the user's timeout scale has changed,
  /// so that the same share of the time has passed.
  private var first: Instant
  /// The longest time of the requests, for the usual timeout scale.
  private var time: Duration
  /// The moment from which the time runs: that of the message's appearance, of the latest request
  /// or of the screen reader's end, whichever came last; `nil` before the message has appeared.
  private var restarted: Instant?
  private var reader = ScreenReader.unused
  private var timeoutScale: TimeoutScale
  /// The moment from which an endless timeout scale stops the clock: that at which the user's
  /// timeout scale changed or the message appeared, whichever came last.
  private var stopped: Instant

  /// The use of a screen reader, whose user needs more time.
  private enum ScreenReader {
    case unused
    case used
    case stopped
  }

  /// The longest time of a request; Usher's choice, far longer than a message is of use.
  static let longest = Duration.seconds(86_400)

  /// Starts a clock with the first request.
  init(_ time: Duration, at moment: Instant, under timeoutScale: TimeoutScale) {
    first = moment
    stopped = moment
    self.time = min(time, Self.longest)
    self.timeoutScale = timeoutScale
  }

  /// Whether the message stays until the user answers or the limit is reached: a screen reader is
  /// in use, or the user's timeout scale is endless.
  var isPatient: Bool { reader == .used || timeoutScale == .endless }

  /// Notes that the user's timeout scale changes: the same share of the time is left.
  ///
  /// Before the message has appeared, an endless timeout scale counts as the usual one.
  mutating func timeoutScaleChanged(to new: TimeoutScale, at moment: Instant) {
    guard new != timeoutScale else { return }
    let factors = (old: timeoutScale.factor, new: new.factor)
    // Since then, no time has passed; a screen reader may have restarted the time even later.
    let still = restarted != nil && timeoutScale == .endless ? stopped : moment
    func moved(_ start: Instant) -> Instant {
      let passed = max(start.duration(to: still), .zero)
        .scaled(by: factors.new, over: factors.old)
      return moment.advanced(by: .zero - passed)
    }
    first = moved(first)
    restarted = restarted.map(moved)
    stopped = moment
    timeoutScale = new
  }

  /// The longest time of the requests, for the user's timeout scale.
  private var patientTime: Duration { time.scaled(by: timeoutScale.factor) }

  /// Starts again with the message's appearance.
  mutating func messageAppeared(at moment: Instant) {
    restarted = moment
    stopped = moment
  }

  /// Starts again with another request.
  ///
  /// - Returns: Whether all the request's time is left before the limit.
  mutating func requestJoined(within time: Duration, at moment: Instant) -> Bool {
    let time = min(time, Self.longest)
    self.time = max(self.time, time)
    guard restarted != nil else { return deadline.map { moment < $0 } ?? true }
    restarted = moment
    return limit.map { moment.advanced(by: time.scaled(by: timeoutScale.factor)) <= $0 } ?? true
  }

  /// Notes that a screen reader is used or stops; after that the time starts again.
  mutating func screenReaderChanged(isUsed: Bool, at moment: Instant) {
    guard isUsed != (reader == .used) else { return }
    reader = isUsed ? .used : .stopped
    if restarted != nil { restarted = moment }
  }

  /// The moment at which the time is over; not after `limit`, and `nil` while the user's timeout
  /// scale is endless.
  ///
  /// A message that has not appeared is given up after three times the time, so that one that
  /// appears late still has its time within four.
  var deadline: Instant? {
    guard let restarted else { return first.advanced(by: patientTime * 3) }
    guard let limit else { return nil }
    return switch reader {
    case .unused, .stopped: min(restarted.advanced(by: patientTime), limit)
    case .used: limit
    }
  }

  /// The moment at which the message goes, whatever the user does but press a button; `nil` while
  /// the user's timeout scale is endless, as the user wants.
  ///
  /// After four times the time; with a screen reader after ten times, without which a message that
  /// stays would never come to an end.
  var limit: Instant? {
    switch (timeoutScale, reader) {
    case (.endless, _): nil
    case (.times, .unused): first.advanced(by: patientTime * 4)
    case (.times, .used), (.times, .stopped): first.advanced(by: patientTime * 10)
    }
  }
}
