internal import UsherCore

/// The clock of undoable requests that share a message, which determines when their time is over.
///
/// All moments refer to the host's `timeWithSleep`.
struct UndoClock {
  /// The moment of the first request.
  ///
  /// If the user's timeout scale changes, it is moved so that the elapsed fraction of the time
  /// remains the same.
  private var first: Instant
  /// The maximum time of the requests, for the standard timeout scale.
  private var time: Duration
  /// The moment at which the time started, or `nil` before the message has appeared.
  ///
  /// It is the latest of the message's appearance, the last request and the end of the screen
  /// reader.
  private var restarted: Instant?
  private var reader = ScreenReader.unused
  private var timeoutScale: TimeoutScale
  /// The moment from which an endless timeout scale stops the clock.
  ///
  /// It is the later of the message's appearance and the change of the user's timeout scale.
  private var stopped: Instant

  /// The use of a screen reader, whose user needs more time.
  private enum ScreenReader {
    case unused
    case used
    case stopped
  }

  /// The maximum time of a request.
  ///
  /// Usher's choice, far longer than a message is useful.
  static let longest = Duration.seconds(86_400)

  init(_ time: Duration, at moment: Instant, under timeoutScale: TimeoutScale) {
    first = moment
    stopped = moment
    self.time = min(time, Self.longest)
    self.timeoutScale = timeoutScale
  }

  /// Whether the message stays until the user responds or the limit is reached.
  ///
  /// This is the case if a screen reader is in use, or if the user's timeout scale is endless.
  var isPatient: Bool { reader == .used || timeoutScale == .endless }

  /// Changes the user's timeout scale and preserves the remaining fraction of the time.
  ///
  /// Before the message has appeared, an endless timeout scale is treated as the standard scale.
  mutating func timeoutScaleChanged(to new: TimeoutScale, at moment: Instant) {
    guard new != timeoutScale else { return }
    let factors = (old: timeoutScale.factor, new: new.factor)
    // No time has passed since then. A screen reader may have restarted the time even later.
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

  /// The maximum time of the requests, for the user's timeout scale.
  private var patientTime: Duration { time.scaled(by: timeoutScale.factor) }

  mutating func messageAppeared(at moment: Instant) {
    restarted = moment
    stopped = moment
  }

  /// Restarts the time for an additional request.
  ///
  /// Returns whether the request has its full time before the limit.
  mutating func requestJoined(within time: Duration, at moment: Instant) -> Bool {
    let time = min(time, Self.longest)
    self.time = max(self.time, time)
    guard restarted != nil else { return deadline.map { moment < $0 } ?? true }
    restarted = moment
    return limit.map { moment.advanced(by: time.scaled(by: timeoutScale.factor)) <= $0 } ?? true
  }

  /// Records that a screen reader is used or stops.
  ///
  /// The time then restarts.
  mutating func screenReaderChanged(isUsed: Bool, at moment: Instant) {
    guard isUsed != (reader == .used) else { return }
    reader = isUsed ? .used : .stopped
    if restarted != nil { restarted = moment }
  }

  /// The moment at which the time is over, or `nil` while the user's timeout scale is endless.
  ///
  /// It is never after `limit`. A message that hasn't appeared is abandoned after three times the
  /// time, so that a message that appears late still has its time before the limit of four times
  /// the time.
  var deadline: Instant? {
    guard let restarted else { return first.advanced(by: patientTime * 3) }
    guard let limit else { return nil }
    return switch reader {
    case .unused, .stopped: min(restarted.advanced(by: patientTime), limit)
    case .used: limit
    }
  }

  /// The moment at which the message is dismissed unless the user presses a button.
  ///
  /// It is four times the time, or ten times the time if a screen reader is used. Without this
  /// limit, a message that stays for a screen reader would never end. It is `nil` while the user's
  /// timeout scale is endless.
  var limit: Instant? {
    switch (timeoutScale, reader) {
    case (.endless, _): nil
    case (.times, .unused): first.advanced(by: patientTime * 4)
    case (.times, .used), (.times, .stopped): first.advanced(by: patientTime * 10)
    }
  }
}
