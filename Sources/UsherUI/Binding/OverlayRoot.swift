package import Usher

/// The place of the overlays that a part of an app's views asks for; the place may be unknown at first.
@MainActor
package final class OverlayRoot {
  /// The presenter of the place; `nil` until the root view is in a window.
  package var presenter: Presenter? {
    didSet {
      guard presenter !== oldValue else { return }
      followers.removeAll { $0.owner == nil }
      for follower in followers { follower.act() }
    }
  }
  private var followers: [Follower] = []

  private struct Follower {
    weak var owner: AnyObject?
    let act: @MainActor () -> Void
  }

  /// Makes a root without a presenter.
  package nonisolated init() {}

  /// Calls `act` whenever the presenter is another one, for as long as `owner` lives.
  ///
  /// A second call for the same owner replaces the first.
  package func follow(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
    followers.append(Follower(owner: owner, act: act))
  }
}
