#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher

/// The requests whose content is updated when a view changes, by view.
@MainActor
enum ContentFollowers {
  private static var known: [ObjectIdentifier: [ContentFollower]] = [:]
  private static var changed: Set<ObjectIdentifier> = []

  /// A request that shows a view's content.
  private struct ContentFollower {
    /// The request's handle, which the presenter retains until the request has ended.
    weak var handle: PresentationHandle?
    /// The view, or `nil` after it was released.
    ///
    /// A new view can have the same `ObjectIdentifier` as a released view.
    weak var view: UIView?
    let content: @MainActor (UIView) -> OverlayContent

    @MainActor var hasEnded: Bool { view == nil || handle?.state.hasEnded ?? true }
  }

  /// Adds a request that follows a view.
  ///
  /// If the request already follows the view, `content` replaces its previous closure. Does nothing
  /// if the request has ended.
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

  /// Schedules an update of the requests that follow a view, with the next turn of the main queue.
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

  /// Updates the requests that follow a view now, if an update is scheduled.
  static func tell(of view: UIView) {
    guard changed.remove(ObjectIdentifier(view)) != nil else { return }
    remove(nil, from: view)
    for follower in known[ObjectIdentifier(view)] ?? [] {
      follower.handle?.transform(Overlay(follower.content(view)))
    }
  }
}

extension UIView {
  /// Schedules a redraw of the view's nodes with the next turn of the main queue.
  ///
  /// Repeated calls until then cause only one redraw. In the app's view hierarchy, the view redraws
  /// its nodes with its next layout. If the view's superview is a `UsherContentView`, that view is
  /// redrawn as well.
  package func setNeedsContentUpdate() {
    (self as? UsherContentView)?.contentDidChange()
    ContentFollowers.viewDidChange(self)
    if let whole = superview as? UsherContentView { whole.setNeedsContentUpdate() }
  }
}

extension UIView {
  /// Removes the followers whose requests have ended.
  func forgetEndedFollowers() {
    ContentFollowers.remove(nil, from: self)
  }
}

extension PresentationHandle {
  /// Updates the overlay's content after each change of a view, until the request ends.
  ///
  /// Following the same view again replaces `content`. Several requests can follow one view.
  ///
  /// - Parameters:
  ///   - view: The view, which isn't retained.
  ///   - content: Returns the view's content.
  package func follow(
    _ view: UIView, content: @escaping @MainActor (UIView) -> OverlayContent
  ) {
    ContentFollowers.add(self, to: view, content: content)
  }

  /// Stops following a view.
  ///
  /// Does nothing if the view isn't followed.
  package func stopFollowing(_ view: UIView) {
    ContentFollowers.remove(self, from: view)
  }
}
#endif
