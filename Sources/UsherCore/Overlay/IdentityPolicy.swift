/// What becomes of a request that is like another one; those whose policy looks at the name are
/// counted under it.
public enum IdentityPolicy: Hashable, Sendable, CaseIterable {
  /// Nothing: it is a request like any other.
  case allow
  /// It is refused while one of the same name waits or is shown and not on its way out.
  case ignoreDuplicates
  /// It is refused while the last request of its lane that has not ended has the same name.
  case coalesceWithLast
  /// One of the same name that waits or is shown takes over its content and values; one on its way
  /// out comes back.
  case updateInPlace
  /// It is refused while any request of its lane that has not ended has the same priority.
  case refuseEqualPriority
}
