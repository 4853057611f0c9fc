/// A value shared by the app and the host; a change by either of them reaches the other at once.
///
/// Live values hold the user's input, such as a field's text or a rating's choice, and the values
/// that the app lets content follow, such as a progress.
///
/// ```swift
/// let count = Live(0)
/// count.follow(by: presenter) { print("now \(count.value)") }
/// count.value = 1  // now 1
/// ```
@MainActor
public final class Live<Value: Equatable & Sendable> {
  /// The current value; a change calls the followers in the order in which they began to follow.
  public var value: Value {
    didSet {
      // A value that does not equal itself, such as NaN, would change for ever if two values
      // followed each other.
      guard value != oldValue, value == value || oldValue == oldValue else { return }
      followers.removeAll { $0.owner == nil }
      // A follower's callback may end another follower's subscription.
      for follower in followers where follows(follower.owner) { follower.act() }
    }
  }
  private var followers: [Follower] = []

  private struct Follower {
    weak var owner: AnyObject?
    let act: @MainActor () -> Void
  }

  /// Makes a shared value.
  public nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Calls `act` after every change for as long as `owner` lives; `owner` is referenced weakly.
  ///
  /// The value keeps `act` until the next change or subscription after the owner's end. So `act`
  /// must not keep the value, as a field does that has it.
  public func follow(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil }
    followers.append(Follower(owner: owner, act: act))
  }

  /// Ends all subscriptions of `owner` to this value, at once.
  public func unfollow(by owner: AnyObject) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  private func follows(_ owner: AnyObject?) -> Bool {
    owner != nil && followers.contains { $0.owner === owner }
  }
}

extension Live {
  /// Returns a live value that follows this one through `transform`, for as long as both exist.
  func mapped<Other>(
    _ transform: @escaping @MainActor @Sendable (Value) -> Other
  ) -> Live<Other> {
    let other = Live<Other>(transform(value))
    follow(by: other) { [weak other, weak self] in
      guard let self else { return }
      other?.value = transform(self.value)
    }
    return other
  }
}
