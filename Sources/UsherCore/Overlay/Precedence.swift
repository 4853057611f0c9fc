/// How a new overlay affects the overlays that its lane already shows.
public enum Precedence: Hashable, Sendable {
  /// The overlay waits until there is room.
  case queue
  /// The overlay immediately replaces the lane's overlays of its kind.
  ///
  /// The request is refused if one of these overlays has a higher priority.
  ///
  /// If the lane is paused, a quiet rule applies, or other lanes of the group use all places, the
  /// request waits in line. At its turn, it then replaces nothing.
  ///
  /// If overlays can't be shown, the request waits and replaces overlays later. The same applies if
  /// a question with the same or a higher priority is shown, unless the request is modal.
  ///
  /// If `dropsWaiting` is `true`, all requests of this kind that wait in the lane end. If
  /// `restoresReplaced` is `true`, the replaced overlays return to the head of the line for their
  /// remaining time.
  case replace(dropsWaiting: Bool = false, restoresReplaced: Bool = false)
  /// The overlay is shown immediately, in addition to the lane's other overlays.
  ///
  /// If the lane is paused or a quiet rule applies, the request waits in line for its turn. If
  /// overlays can't be shown, the request waits until they can.
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

/// How a request that resembles an earlier request is treated.
///
/// Policies that compare names also count the requests with each name.
///
/// ```swift
/// presenter.present(
///   .notification(title: "Synchronizing: 40 %")
///     .name("sync").duplicates(.updateInPlace).duration(.infinite))
/// ```
public enum IdentityPolicy: Hashable, Sendable, CaseIterable {
  /// The request is treated like any other.
  case allow
  /// The request is refused if another request with its name waits, or is shown and not exiting.
  case ignore
  /// The request is refused if the lane's latest pending request has the same name.
  case coalesceWithLast
  /// If a request with the same name is waiting or shown, it gets the new content and values.
  ///
  /// Its countdown restarts if it has started. An exiting overlay returns, unless the user
  /// dismissed it, or its owner or anchor was removed. If there is no such request, the new request
  /// is treated like any other.
  case updateInPlace
  /// The request merges into a waiting or shown request with the same name, policy and buttons.
  ///
  /// The earlier overlay gets the new content, and shows and announces the number of requests. It
  /// keeps its place, values and callbacks. Its countdown restarts, at most ten times. An exiting
  /// overlay isn't used.
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

  /// The maximum number of times that merged requests restart a countdown.
  ///
  /// Without this limit, a repeated message might stay forever.
  package static let maximumRestarts = 10
}
