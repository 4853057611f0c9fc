/// A slow model of the time of changes that share a message, as described in the article *Undoing*.
///
/// All times are in milliseconds. Elapsed times are counted in quarters of a millisecond at the
/// normal timeout scale. With a larger timeout scale, they increase more slowly.
struct UndoModelClock {
  /// The longest time of the changes.
  var longest: Int
  private(set) var hasAppeared = false
  /// The time since the first change.
  private var age = 0
  /// The time since the message appeared, the last change was added, or a screen reader started or
  /// stopped.
  private var run = 0
  /// Whether a screen reader was in use.
  var hadReader = false

  /// The user's needs.
  struct User: Equatable {
    /// The user's timeout scale.
    var factor = 1
    var isEndless = false
    var hasReader = false

    /// Whether messages stay until the user answers, or for a very long time.
    var isPatient: Bool { isEndless || hasReader }
  }

  init(_ time: Int) { longest = time }

  mutating func appear() {
    hasAppeared = true
    run = 0
  }

  /// Records that a screen reader starts or stops.
  mutating func changeReader() {
    hadReader = true
    run = 0
  }

  /// Advances the time, even while the device sleeps.
  mutating func pass(_ time: Int, for user: User) {
    if user.isEndless, hasAppeared { return }
    age += 4 * time / user.factor
    run += 4 * time / user.factor
  }

  /// Returns the time until the message must end, or `nil` if it's endless.
  func limit(for user: User) -> Int? {
    guard !user.isEndless || !hasAppeared else { return nil }
    let times = !hasAppeared ? 3 : user.hasReader || hadReader ? 10 : 4
    return (4 * times * longest - age) * user.factor / 4
  }

  /// Returns the time until the changes are committed, or `nil` if it's endless.
  func left(for user: User) -> Int? {
    guard let limit = limit(for: user) else { return nil }
    guard hasAppeared, !user.hasReader else { return limit }
    return min(limit, (4 * longest - run) * user.factor / 4)
  }

  /// Adds another change, if its full time is available.
  mutating func join(_ time: Int, for user: User) -> Bool {
    var joined = self
    joined.longest = max(longest, time)
    joined.run = 0
    guard let limit = joined.limit(for: user),
      hasAppeared ? time * user.factor <= limit : limit > 0
    else { return false }
    self = joined
    return true
  }
}
