#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
public import Usher

extension PresentationHandle {
  /// Updates the overlay's content after each change of a view, for as long as the request lasts.
  ///
  /// Following the same view again replaces `content`. Several requests may follow one view.
  ///
  /// - Parameters:
  ///   - view: The followed view, not retained.
  ///   - content: Returns the content to show for the view.
  public func follow(_ view: UIView, content: @escaping @MainActor (UIView) -> OverlayContent) {
    stopFollowing(view)
    guard result == nil else { return }
    view.followers.append(
      ContentFollower(
        handle: self, content: content,
        traits: presenter.map { TraitsFollower(of: view, in: $0) }))
    view.noteTraits()
  }

  /// Stops following a view; a no-op if the view is not followed.
  public func stopFollowing(_ view: UIView) {
    view.followers.removeAll { $0.handle == nil || $0.handle === self }
  }
}

extension UIView {
  /// Releases the followers whose requests have ended.
  func forgetEndedFollowers() {
    followers.removeAll { $0.hasEnded }
  }
}

/// A request that follows a view, and the content that it shows for the view.
struct ContentFollower {
  /// The request; the presenter keeps it until it has ended.
  weak var handle: PresentationHandle?
  /// Returns the content to show for the view.
  let content: @MainActor (UIView) -> OverlayContent
  /// The follower that updates the view's traits from the presenter.
  let traits: TraitsFollower?

  /// Whether the request has ended.
  @MainActor var hasEnded: Bool { handle.map { $0.result != nil } ?? true }
}

extension UIView {
  /// Redraws the view with the next turn of the main queue; any number of calls until then draw
  /// once.
  package func setNeedsContentUpdate() {
    superview?.setNeedsContentUpdate()
    followers.removeAll { $0.hasEnded }
    guard !followers.isEmpty, !isContentUpdateScheduled else { return }
    isContentUpdateScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.updateContent() }
    }
  }

  /// Redraws the view at once if a redraw is pending.
  func updateContent() {
    guard isContentUpdateScheduled else { return }
    isContentUpdateScheduled = false
    for follower in followers { follower.handle?.transform(to: follower.content(self)) }
  }
}
#endif
