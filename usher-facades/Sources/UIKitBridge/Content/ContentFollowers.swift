#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher

/// The requests that show views' content, by view.
@MainActor
enum ContentFollowers {
  private static var known: [ObjectIdentifier: [ContentFollower]] = [:]
  private static var changed: Set<ObjectIdentifier> = []

  /// A request that shows the content of a view.
  private struct ContentFollower {
    /// The request's handle; the presenter retains the handle until the request has ended.
    weak var handle: PresentationHandle?
    /// The view; `nil` once the view is gone and another object may have its identity.
    weak var view: UIView?
    let content: @MainActor (UIView) -> OverlayContent

    @MainActor var hasEnded: Bool { view == nil || handle?.state.hasEnded ?? true }
  }

  /// Makes a request follow a view, in place of any content of the view that it followed before.
  static func add(
    _ handle: PresentationHandle, to view: UIView,
    content: @escaping @MainActor (UIView) -> OverlayContent
  ) {
    remove(handle, from: view)
    guard !handle.state.hasEnded else { return }
    known[ObjectIdentifier(view), default: []].append(
      ContentFollower(handle: handle, view: view, content: content))
  }

  /// Removes a request, and all requests that have ended.
  static func remove(_ handle: PresentationHandle?, from view: UIView) {
    let key = ObjectIdentifier(view)
    known[key]?.removeAll { $0.hasEnded || $0.handle === handle }
    if known[key]?.isEmpty ?? false { known[key] = nil }
  }

  /// Schedules an update of the requests that show a changed view, with the next turn of the main
  /// queue.
  static func viewDidChange(_ view: UIView) {
    let key = ObjectIdentifier(view)
    guard known[key] != nil, changed.insert(key).inserted else { return }
    DispatchQueue.main.async { [weak view] in
      MainActor.assumeIsolated {
        guard let view else { return _ = changed.remove(key) }
        tell(of: view)
      }
    }
  }

  /// Updates the requests that show a view at once if an update is scheduled.
  static func tell(of view: UIView) {
    guard changed.remove(ObjectIdentifier(view)) != nil else { return }
    remove(nil, from: view)
    for follower in known[ObjectIdentifier(view)] ?? [] {
      follower.handle?.transform(Overlay(follower.content(view)))
    }
  }
}

extension UIView {
  /// Redraws the view's tree with the next turn of the main queue; any number of calls until then
  /// draw once.
  ///
  /// In a hierarchy of the app's own, the view redraws its tree with its next layout. A change of a
  /// view that is a part of another view's tree also changes that view; a mere superview is
  /// unchanged.
  package func setNeedsContentUpdate() {
    (self as? UsherContentView)?.contentDidChange()
    ContentFollowers.viewDidChange(self)
    if let whole = superview as? UsherContentView { whole.setNeedsContentUpdate() }
  }
}

extension UIView {
  /// Releases the followers whose requests have ended.
  func forgetEndedFollowers() {
    ContentFollowers.remove(nil, from: self)
  }
}

extension PresentationHandle {
  /// Updates the overlay's content after each change of a view, for as long as the request lasts.
  ///
  /// Following the same view again replaces `content`. Several requests may follow one view.
  ///
  /// - Parameters:
  ///   - view: The followed view, not retained.
  ///   - content: Returns the content to show for the view.
  package func follow(
    _ view: UIView, content: @escaping @MainActor (UIView) -> OverlayContent
  ) {
    ContentFollowers.add(self, to: view, content: content)
  }

  /// Stops following a view; a no-op if the view is not followed.
  package func stopFollowing(_ view: UIView) {
    ContentFollowers.remove(self, from: view)
  }
}
#endif
