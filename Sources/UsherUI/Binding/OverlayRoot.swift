package import Usher

/// The place of the overlays requested by a part of an app's views; the place may be unknown at
/// first.
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

  /// Makes a root.
  ///
  /// - Parameter presenter: The presenter of the place; `nil` if still unknown.
  package nonisolated init(_ presenter: Presenter? = nil) {
    self.presenter = presenter
  }

  /// Calls `act` whenever the presenter changes, for as long as `owner` lives.
  ///
  /// A second call for the same owner replaces the first.
  package func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
    followers.append(Follower(owner: owner, act: act))
  }
}

extension OverlayRoot? {
  /// Returns the root's presenter, `nil` while its place is unknown; without a root, returns
  /// `other`.
  @MainActor
  package func presenter(orElse other: @autoclosure () -> Presenter?) -> Presenter? {
    switch self {
    case let root?: root.presenter
    case nil: other()
    }
  }
}
