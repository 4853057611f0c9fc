#if canImport(UIKit)
internal import UIKit
package import Usher

/// The requests that show trees of views, by view.
@MainActor
enum ContentFollowers {
  private static var known: [ObjectIdentifier: [ContentFollower]] = [:]
  private static var changed: Set<ObjectIdentifier> = []

  /// A request that shows the tree of a view.
  private struct ContentFollower {
    /// The request; the presenter keeps it until it has ended.
    weak var handle: PresentationHandle?
    /// The view; a dead one leaves room for another of the same identity.
    weak var view: UIView?
    let content: @MainActor (UIView) -> OverlayContent

    @MainActor var hasEnded: Bool { view == nil || handle.map { $0.result != nil } ?? true }
  }

  /// Lets a request follow a view, in place of what it showed of the view before.
  static func add(
    _ handle: PresentationHandle, to view: UIView,
    content: @escaping @MainActor (UIView) -> OverlayContent
  ) {
    remove(handle, from: view)
    guard handle.result == nil else { return }
    known[ObjectIdentifier(view), default: []].append(
      ContentFollower(handle: handle, view: view, content: content))
  }

  /// Lets go of a request, and of all that have ended.
  static func remove(_ handle: PresentationHandle?, from view: UIView) {
    let key = ObjectIdentifier(view)
    known[key]?.removeAll { $0.hasEnded || $0.handle === handle }
    if known[key]?.isEmpty ?? false { known[key] = nil }
  }

  /// Notes that a view, or one in it, has changed; the requests are told with the next turn of the main queue.
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

  /// Tells the requests of a view that has changed, where they do not know yet.
  static func tell(of view: UIView) {
    guard changed.remove(ObjectIdentifier(view)) != nil else { return }
    remove(nil, from: view)
    for follower in known[ObjectIdentifier(view)] ?? [] {
      follower.handle?.transform(to: follower.content(view))
    }
  }
}

extension UIView {
  /// Draws the view's tree anew with the next turn of the main queue; any number of calls until then draw once.
  ///
  /// In a hierarchy of the app's own, the view draws the tree anew with its next layout. A change of a view that has
  /// a part in the tree of another view is a change of that one; a view that merely contains this one is unchanged.
  package func setNeedsContentUpdate() {
    (self as? UsherContentView)?.contentDidChange()
    ContentFollowers.viewDidChange(self)
    if let whole = superview as? UsherContentView { whole.setNeedsContentUpdate() }
  }
}

extension UIView {
  /// Lets go of requests that have ended.
  func forgetEndedFollowers() {
    ContentFollowers.remove(nil, from: self)
  }
}

extension PresentationHandle {
  /// Shows what a view looks like after each of its changes, for as long as this request lasts.
  ///
  /// Following the view again replaces what is shown of it. Several requests may follow one view.
  ///
  /// - Parameters:
  ///   - view: What is followed; not kept alive by that.
  ///   - content: What is shown of the view.
  package func follow(
    _ view: UIView, content: @escaping @MainActor (UIView) -> OverlayContent
  ) {
    ContentFollowers.add(self, to: view, content: content)
  }

  /// Lets changes of a view be; without effect for a view that is not followed.
  package func stopFollowing(_ view: UIView) {
    ContentFollowers.remove(self, from: view)
  }
}
#endif
