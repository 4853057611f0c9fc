/// A slow description of the time of changes that share a message, as the article *Undoing* has it.
///
/// All times are in milliseconds; those that have passed are counted in quarters of a millisecond
/// of the usual timeout scale. For a user with as many times as long, they run as many times as
/// slowly.
struct UndoModelClock {
  /// The longest time of the changes.
  var longest: Int
  private(set) var hasAppeared = false
  /// The time since the first change.
  private var age = 0
  /// The time since the message has appeared, the last change has come, or a screen reader has come
  /// or gone.
  private var run = 0
  /// Whether a screen reader was in use.
  var hadReader = false

  /// What the user needs.
  struct User: Equatable {
    /// The number of times as long as usual.
    var factor = 1
    var isEndless = false
    var hasReader = false

    /// Whether messages stay until the user answers, or for very long.
    var isPatient: Bool { isEndless || hasReader }
  }

  init(_ time: Int) { longest = time }

  mutating func appear() {
    hasAppeared = true
    run = 0
  }

  /// Notes that a screen reader comes or goes.
  mutating func changeReader() {
    hadReader = true
    run = 0
  }

  /// Lets time pass, also while the device sleeps.
  mutating func pass(_ time: Int, for user: User) {
    if user.isEndless, hasAppeared { return }
    age += 4 * time / user.factor
    run += 4 * time / user.factor
  }

  /// Returns the time until the message has to go; `nil` for an endless one.
  func limit(for user: User) -> Int? {
    guard !user.isEndless || !hasAppeared else { return nil }
    let times = !hasAppeared ? 3 : user.hasReader || hadReader ? 10 : 4
    return (4 * times * longest - age) * user.factor / 4
  }

  /// Returns the time until the changes are committed; `nil` for an endless one.
  func left(for user: User) -> Int? {
    guard let limit = limit(for: user) else { return nil }
    guard hasAppeared, !user.hasReader else { return limit }
    return min(limit, (4 * longest - run) * user.factor / 4)
  }

  /// Adds another change, if all its time is left.
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
