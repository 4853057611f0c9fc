/// A value that a client and the host share: what one of them changes, the other one sees at once.
///
/// What a person types, chooses or turns to is kept in one, and what a client lets content follow.
@MainActor
public final class Live<Value: Equatable & Sendable> {
  /// The value; those who follow it are told of every change, in the order in which they began.
  public var value: Value {
    didSet {
      // What does not equal itself, as NaN, would change for ever where two values follow each other.
      guard value != oldValue, value == value || oldValue == oldValue else { return }
      followers.removeAll { $0.owner == nil }
      // One that is told may end what another one follows.
      for follower in followers where follows(follower.owner) { follower.act() }
    }
  }
  private var followers: [Follower] = []

  private struct Follower {
    weak var owner: AnyObject?
    let act: @MainActor () -> Void
  }

  /// Makes a value to share.
  public nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Calls `act` after every change, for as long as `owner` lives, which is not kept alive.
  public func follow(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil }
    followers.append(Follower(owner: owner, act: act))
  }

  /// Ends what `owner` follows here, at once.
  public func unfollow(by owner: AnyObject) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  private func follows(_ owner: AnyObject?) -> Bool {
    owner != nil && followers.contains { $0.owner === owner }
  }
}
