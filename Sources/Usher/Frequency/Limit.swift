/// A frequency, with the key used to count showings.
struct Limit: Hashable {
  let frequency: OverlayFrequency
  let key: String

  /// The key whose showings the frequency compares.
  var comparedKey: String {
    switch frequency.rule {
    case .always, .atMost, .atMostWithin: key
    case .notWithin(_, let other): other
    }
  }

  /// The number of showing times that must be stored.
  var kept: Int {
    switch frequency.rule {
    case .always, .atMost, .notWithin: 1
    case .atMostWithin(let count, _): count
    }
  }

  /// Whether an overlay may be shown, and if not, why.
  enum Verdict: Equatable {
    case allowed
    /// The overlay may not be shown until this time, or may never be shown if there is no time.
    case blocked(Reason, until: Double?)
  }

  /// The reason an overlay may not be shown.
  enum Reason: Equatable {
    /// The overlay was shown this number of times, within the period if there is one.
    case shown(Int, OverlayFrequency.Period?)
    /// The other overlay was shown within the period.
    case other(String, OverlayFrequency.Period)
  }

  /// Returns whether an overlay may be shown.
  ///
  /// - Parameters:
  ///   - showings: The showings of the compared key. None of them is later than `now`.
  ///   - now: The time in seconds since 1970.
  /// - Returns: The verdict.
  func verdict(after showings: Showings, at now: Double) -> Verdict {
    switch frequency.rule {
    case .always: return .allowed
    case .atMost(let count):
      return showings.count < count ? .allowed : .blocked(.shown(showings.count, nil), until: nil)
    case .atMostWithin(let count, let period):
      guard count > 0 else { return .blocked(.shown(0, period), until: nil) }
      let recent = showings.times.filter { now < $0 + period.seconds }
      guard recent.count >= count else { return .allowed }
      return .blocked(
        .shown(recent.count, period), until: recent[recent.count - count] + period.seconds)
    case .notWithin(let period, let other):
      guard let last = showings.times.last, now < last + period.seconds else { return .allowed }
      return .blocked(.other(other, period), until: last + period.seconds)
    }
  }

  /// Returns a verdict as a row for `Presenter.explain()`, or `nil` if the overlay is allowed.
  func row(_ verdict: Verdict) -> String? {
    guard case .blocked(let reason, let time) = verdict else { return nil }
    let cause =
      switch reason {
      case .shown(let count, let period):
        "it was shown \(count == 1 ? "once" : "\(count) times")"
          + (period.map { " in the last \($0.text)" } ?? "")
      case .other(let other, let period): "\"\(other)\" was shown in the last \(period.text)"
      }
    let end =
      time.map { "it may be shown again on \(SystemTime.text(of: $0))" }
      ?? "it may not be shown again until it is reset"
    return "\"\(key)\" was declined: \(cause); \(end)"
  }
}

extension OverlayFrequency.Period {
  /// The period in the largest unit that gives a whole number, such as "7 days".
  fileprivate var text: String {
    let units = [(604_800.0, "week"), (86_400, "day"), (3600, "hour"), (60, "minute")]
    let whole = units.first { unit in
      // Several weeks are clearer than many days, but seven days are clearer than a week.
      let least = unit.0 == 604_800 ? 2.0 : 1
      let count = seconds / unit.0
      return count >= least && count == count.rounded()
    }
    let (length, name) = whole ?? (1, "second")
    let count = seconds / length
    let number = Int(exactly: count).map { "\($0)" } ?? "\(count)"
    return "\(number) \(name)\(number == "1" ? "" : "s")"
  }
}
