internal import UsherCore

/// The clock of undoable requests that share a message: it tells when their time is over.
///
/// All moments are by the host's `timeWithSleep`.
struct UndoClock {
  /// The moment of the first request.
  private let first: Instant
  /// The longest time of the requests.
  private var time: Duration
  /// The moment from which the time runs: that of the message's appearance, of the latest request
  /// or of the screen reader's end, whichever came last; `nil` before the message has appeared.
  private var restarted: Instant?
  private var reader = ScreenReader.unused

  /// The use of a screen reader, whose user needs more time.
  private enum ScreenReader {
    case unused
    case used
    case stopped
  }

  /// The longest time of a request; Usher's choice, far longer than a message is of use.
  static let longest = Duration.seconds(86_400)

  /// Starts a clock with the first request.
  init(_ time: Duration, at moment: Instant) {
    first = moment
    self.time = min(time, Self.longest)
  }

  /// Whether a screen reader is in use.
  var isPatient: Bool { reader == .used }

  /// Starts again with the message's appearance.
  mutating func messageAppeared(at moment: Instant) {
    restarted = moment
  }

  /// Starts again with another request.
  ///
  /// - Returns: Whether all the request's time is left before the limit.
  mutating func requestJoined(within time: Duration, at moment: Instant) -> Bool {
    let time = min(time, Self.longest)
    self.time = max(self.time, time)
    guard restarted != nil else { return moment < deadline }
    restarted = moment
    return moment.advanced(by: time) <= limit
  }

  /// Notes that a screen reader is used or stops; after that the time starts again.
  mutating func screenReaderChanged(isUsed: Bool, at moment: Instant) {
    guard isUsed != isPatient else { return }
    reader = isUsed ? .used : .stopped
    if restarted != nil { restarted = moment }
  }

  /// The moment at which the time is over; not after `limit`.
  ///
  /// A message that has not appeared is given up after three times the time, so that one that
  /// appears late still has its time within four.
  var deadline: Instant {
    guard let restarted else { return first.advanced(by: time * 3) }
    return switch reader {
    case .unused, .stopped: min(restarted.advanced(by: time), limit)
    case .used: limit
    }
  }

  /// The moment at which the message goes, whatever the user does but press a button: after four
  /// times the time; with a screen reader after ten times, without which a message that stays would
  /// never come to an end.
  var limit: Instant {
    switch reader {
    case .unused: first.advanced(by: time * 4)
    case .used, .stopped: first.advanced(by: time * 10)
    }
  }
}
