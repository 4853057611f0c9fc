#if !canImport(UIKit)
public import Usher

extension PresentationHandle {
  /// Shows what a view looks like after each of its changes, for as long as this request lasts.
  ///
  /// Following it again replaces what is shown of it. Several requests may follow one view.
  ///
  /// - Parameters:
  ///   - view: What is followed; not kept alive by that.
  ///   - content: What is shown of it.
  public func follow(_ view: UIView, content: @escaping @MainActor (UIView) -> OverlayContent) {
    stopFollowing(view)
    guard result == nil else { return }
    view.followers.append(
      ContentFollower(
        handle: self, content: content,
        traits: presenter.map { TraitsFollower(of: view, in: $0) }))
    view.noteTraits()
  }

  /// Lets changes of a view be; without effect where it is not followed.
  public func stopFollowing(_ view: UIView) {
    view.followers.removeAll { $0.handle == nil || $0.handle === self }
  }
}

extension UIView {
  /// Lets go of requests that have ended.
  func forgetEndedFollowers() {
    followers.removeAll { $0.hasEnded }
  }
}

/// A request that shows a view.
struct ContentFollower {
  /// The request; the presenter keeps it until it has ended.
  weak var handle: PresentationHandle?
  /// What it shows of the view.
  let content: @MainActor (UIView) -> OverlayContent
  /// Tells the view of the traits where it is shown.
  let traits: TraitsFollower?

  /// Whether there is nobody to tell any more.
  @MainActor var hasEnded: Bool { handle.map { $0.result != nil } ?? true }
}
#endif
