#if !canImport(UIKit)
internal import Foundation
internal import Usher

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
