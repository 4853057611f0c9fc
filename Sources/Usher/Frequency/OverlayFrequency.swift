/// A limit on how often an overlay is shown, even across launches of the app.
///
/// Only showings that a user was able to see are counted: the overlay's entrance has begun, and its
/// window is visible in the active app. Requests that are refused, declined or withdrawn earlier
/// aren't counted.
///
/// ```swift
/// presenter.present(
///   .tip("Swipe to archive", anchor: "letters")
///     .name("archive").frequency(.atMost(3)))
/// ```
public struct OverlayFrequency: Hashable, Sendable {
  let rule: Rule

  enum Rule: Hashable, Sendable {
    case always
    case atMost(Int)
    case atMostWithin(Int, Period)
    case notWithin(Period, of: String)
  }

  /// No limit.
  ///
  /// The overlay's showings are still counted, so that ``notWithin(_:of:)`` can refer to them.
  public static let always = OverlayFrequency(rule: .always)

  /// The overlay is shown at most once.
  public static let once = atMost(1)

  /// The overlay is shown at most `count` times.
  ///
  /// If `count` is less than 1, the overlay is never shown.
  public static func atMost(_ count: Int) -> OverlayFrequency {
    OverlayFrequency(rule: .atMost(count))
  }

  /// The overlay is shown at most `count` times within any period of this length.
  ///
  /// If `count` is less than 1, the overlay is never shown. Numbers above 1000 are treated as 1000,
  /// because the time of each showing is stored.
  public static func atMost(_ count: Int, per period: Period) -> OverlayFrequency {
    OverlayFrequency(rule: .atMostWithin(min(count, 1000), period))
  }

  /// The overlay isn't shown until the period has passed since the last showing of another overlay.
  ///
  /// If the other overlay was never shown, or its showings aren't counted because it has no
  /// frequency, there is no limit. Use ``always`` to count an overlay without limiting it.
  ///
  /// - Parameters:
  ///   - period: The time since the last showing.
  ///   - key: The name of the other overlay, or the key of its frequency.
  /// - Returns: The frequency.
  public static func notWithin(_ period: Period, of key: String) -> OverlayFrequency {
    OverlayFrequency(rule: .notWithin(period, of: key))
  }
}

extension OverlayFrequency {
  /// A length of time, measured by the user's clock.
  ///
  /// A day has 24 hours, regardless of the calendar. Numbers may have fractions. A period that is
  /// zero, negative or NaN has no effect. An infinite period never ends.
  public struct Period: Hashable, Sendable {
    let seconds: Double

    /// A number of seconds.
    public static func seconds(_ count: Double) -> Period { Period(seconds: count) }
    /// A number of minutes.
    public static func minutes(_ count: Double) -> Period { Period(seconds: count * 60) }
    /// A number of hours.
    public static func hours(_ count: Double) -> Period { Period(seconds: count * 3600) }
    /// A number of days of 24 hours.
    public static func days(_ count: Double) -> Period { Period(seconds: count * 86_400) }
    /// A number of weeks of seven days.
    public static func weeks(_ count: Double) -> Period { Period(seconds: count * 604_800) }
  }
}

extension Overlay {
  /// Limits how often the overlay is shown, even across launches of the app.
  ///
  /// The limit is checked at the overlay's turn, after its conditions. A request that may not be
  /// shown ends as `declined`, without being built, and `Presenter.explain()` has the reason. If
  /// several frequencies were added, all must allow the request. An overlay with the same key that
  /// is about to be seen is already counted. A request that updates a shown overlay isn't checked.
  ///
  /// ```swift
  /// let offer = Overlay.notification(title: "Do you like Notes?")
  ///   .name("review").frequency(.atMost(1, per: .days(90)))
  /// ```
  ///
  /// - Parameters:
  ///   - frequency: The limit.
  ///   - key: The key used to count showings in ``Presenter/store``. Overlays with the same key
  ///     share the limit. By default, it is the overlay's name. Without a name, the problem is
  ///     reported to `onProblem`, and the overlay is shown.
  /// - Returns: A changed copy.
  public func frequency(_ frequency: OverlayFrequency, key: String? = nil) -> Overlay {
    with { $0.lifecycle.turnRules.append(FrequencyRule(frequency: frequency, key: key)) }
  }
}

/// The frequency of one request.
private struct FrequencyRule: TurnRule {
  let frequency: OverlayFrequency
  let key: String?
  var name: String?

  func allows(_ handle: PresentationHandle, in presenter: Presenter) -> Bool {
    guard let key = key ?? name else {
      presenter.report(.namelessFrequency(handle.id))
      return true
    }
    return presenter.ability(Frequencies.self)
      .allows(handle, by: Limit(frequency: frequency, key: key), in: presenter)
  }
}
