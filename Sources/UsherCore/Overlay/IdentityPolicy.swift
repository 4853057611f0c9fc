/// The treatment of a request that resembles an earlier one.
///
/// Requests with a policy that compares names are counted under their name.
public enum IdentityPolicy: Hashable, Sendable, CaseIterable {
  /// The request is treated like any other.
  case allow
  /// The request is refused while another request of the name waits, or is shown and not exiting.
  case ignoreDuplicates
  /// The request is refused while the lane's last unfinished request has the same name.
  case coalesceWithLast
  /// An overlay of the same name that waits or is shown takes over the request's content and
  /// values; an exiting overlay comes back.
  case updateInPlace
  /// The request is refused while an unfinished request of the lane has the same priority.
  case refuseEqualPriority
}
