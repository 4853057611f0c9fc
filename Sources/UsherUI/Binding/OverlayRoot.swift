package import Usher

/// The place for overlays that a part of an app's views requests.
///
/// It may be unknown at first.
@MainActor
package final class OverlayRoot {
  /// The presenter of the place, or `nil` until the root view is in a window.
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

  /// Creates a root.
  ///
  /// - Parameter presenter: The presenter of the place, or `nil` if it isn't known yet.
  package nonisolated init(_ presenter: Presenter? = nil) {
    self.presenter = presenter
  }

  /// Calls `act` whenever the presenter changes, as long as `owner` exists.
  ///
  /// A second call with the same owner replaces the first call.
  package func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
    followers.append(Follower(owner: owner, act: act))
  }
}

extension OverlayRoot? {
  /// Returns the root's presenter, or `other` if there is no root.
  ///
  /// The result is `nil` while the root's place is unknown.
  @MainActor
  package func presenter(orElse other: @autoclosure () -> Presenter?) -> Presenter? {
    switch self {
    case let root?: root.presenter
    case nil: other()
    }
  }
}
