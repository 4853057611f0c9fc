/// The effect of a new overlay on the overlays that its lane already shows.
public enum Precedence: Hashable, Sendable {
  /// The overlay waits until there is room.
  case queue
  /// The overlay is shown at once in place of the lane's overlays, or refused if one of them has a
  /// higher priority.
  ///
  /// The overlay still waits in line while the lane is paused or other lanes of the group leave no
  /// place. It is kept while overlays cannot be shown and, if it informs, while a question is
  /// shown. `dropsWaiting` also ends everything of its kind that waits in the lane. With
  /// `restoresReplaced`, the displaced overlays return to the head of the line, to be shown again
  /// for the time they had left.
  case replace(dropsWaiting: Bool = false, restoresReplaced: Bool = false)
  /// The overlay is shown at once beside the lane's overlays, whatever their number.
  ///
  /// The overlay still waits in line while the lane is paused, and is kept while overlays cannot be
  /// shown.
  case stack
}

/// The rank of an overlay among waiting overlays: any integer; higher priorities go first.
public struct Priority: Hashable, Comparable, Sendable {
  /// The rank.
  public let rawValue: Int

  /// Creates a priority of any rank.
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

/// The treatment of a request that resembles an earlier one.
///
/// Requests with a policy that compares names are counted under their name.
///
/// ```swift
/// presenter.present(
///   .notification(title: "Synchronizing: 40 %")
///     .name("sync").duplicates(.updateInPlace).duration(.infinite))
/// ```
public enum IdentityPolicy: Hashable, Sendable, CaseIterable {
  /// The request is treated like any other.
  case allow
  /// The request is refused while another request of the name waits, or is shown and not exiting.
  case ignore
  /// The request is refused while the lane's last pending request has the same name.
  case coalesceWithLast
  /// An overlay of the same name that waits or is shown takes over the request's content and
  /// values; an exiting overlay comes back, unless the user dismissed it.
  case updateInPlace
  /// The request merges into one of the same name and policy, and with the same buttons, that waits
  /// or is shown and not exiting: this one takes over the content, and the number of requests that
  /// it stands for is seen and spoken.
  ///
  /// The overlay keeps its place, its values and its callbacks. Its countdown restarts, ten times
  /// at most.
  case mergeAndCount
  /// The request is refused while a pending request of the lane has the same priority.
  case refuseEqualPriority
}

extension IdentityPolicy {
  /// Whether the policy compares the names of requests.
  package var comparesNames: Bool {
    switch self {
    case .allow, .refuseEqualPriority: false
    case .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount: true
    }
  }

  /// The number of merged requests that restart the countdown of one overlay, or of a summary, so
  /// that a message that never stops coming does not stay for ever.
  package static let maximumRestarts = 10
}
