/// The effect of a new overlay on the overlays that its lane already shows.
public enum Precedence: Hashable, Sendable {
  /// The overlay waits until there is room.
  case queue
  /// The overlay immediately replaces the lane's overlays of its kind.
  ///
  /// It is refused if one of them has a higher priority. It waits in line while the lane is paused,
  /// a quiet rule applies, or other lanes of the group leave no place. It is kept while overlays
  /// can't be shown and, unless it is modal, while a question of at least its priority is shown.
  ///
  /// `dropsWaiting` also ends all requests of its kind that wait in the lane. With
  /// `restoresReplaced`, the replaced overlays return to the head of the line for their remaining
  /// time.
  case replace(dropsWaiting: Bool = false, restoresReplaced: Bool = false)
  /// The overlay is shown immediately, in addition to the lane's other overlays.
  ///
  /// It waits in line while the lane is paused or a quiet rule applies, and is kept while overlays
  /// can't be shown.
  case stack
}

/// The rank of an overlay among waiting overlays.
///
/// Higher priorities are shown first.
public struct Priority: Hashable, Comparable, Sendable {
  /// The rank.
  public let rawValue: Int

  /// Creates a priority from any integer.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lowest named level, 0.
  public static let min = Priority(0)
  /// The level 250.
  public static let low = Priority(250)
  /// The default level, 500.
  public static let normal = Priority(500)
  /// The level 750.
  public static let high = Priority(750)
  /// The highest named level, 1000.
  public static let max = Priority(1000)

  /// Orders priorities from lower to higher.
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The rule for a request that resembles an earlier one.
///
/// Policies that compare names also count them.
///
/// ```swift
/// presenter.present(
///   .notification(title: "Synchronizing: 40 %")
///     .name("sync").duplicates(.updateInPlace).duration(.infinite))
/// ```
public enum IdentityPolicy: Hashable, Sendable, CaseIterable {
  /// The request is treated like any other.
  case allow
  /// The request is refused while another request with its name waits, or is shown and not exiting.
  case ignore
  /// The request is refused if the lane's latest pending request has the same name.
  case coalesceWithLast
  /// A waiting or shown overlay with its name gets the request's content and values.
  ///
  /// An exiting overlay returns, unless the user dismissed it, or its owner or anchor was removed.
  case updateInPlace
  /// The request merges into a waiting or staying request with its name, policy and buttons.
  ///
  /// The earlier overlay gets the new content, and shows and announces the number of requests. It
  /// keeps its place, values and callbacks. Its countdown restarts, at most ten times.
  case mergeAndCount
  /// The request is refused if a pending request in its lane has the same priority.
  case refuseEqualPriority
}

extension IdentityPolicy {
  package var comparesNames: Bool {
    switch self {
    case .allow, .refuseEqualPriority: false
    case .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount: true
    }
  }

  /// The maximum number of restarts of a countdown, so that a repeated message doesn't stay
  /// forever.
  package static let maximumRestarts = 10
}
