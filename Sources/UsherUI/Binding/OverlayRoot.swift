package import Usher

/// A reference to the presenter of all views inside an `overlays(in:)` modifier.
///
/// The views get the reference before the modifier finds the presenter.
@MainActor
package final class OverlayRoot {
  /// The presenter, or `nil` until `overlays(in:)` finds it.
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
  /// - Parameter presenter: The presenter, or `nil` if it isn't known yet.
  package nonisolated init(_ presenter: Presenter? = nil) {
    self.presenter = presenter
  }

  /// Calls `act` whenever the presenter changes, as long as `owner` exists.
  ///
  /// If the owner was already added, `act` replaces its previous closure.
  package func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    followers.removeAll { $0.owner == nil || $0.owner === owner }
    followers.append(Follower(owner: owner, act: act))
  }
}

extension OverlayRoot? {
  /// Returns the root's presenter, or `other` if there is no root.
  ///
  /// The result is `nil` if there is a root but its presenter isn't known yet.
  @MainActor
  package func presenter(orElse other: @autoclosure () -> Presenter?) -> Presenter? {
    switch self {
    case let root?: root.presenter
    case nil: other()
    }
  }
}
