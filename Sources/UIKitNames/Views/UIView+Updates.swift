#if !canImport(UIKit)
internal import Foundation
internal import Usher

extension UIView {
  /// Draws it anew with the next turn of the main queue; any number of calls until then draw once.
  package func setNeedsContentUpdate() {
    superview?.setNeedsContentUpdate()
    followers.removeAll { $0.hasEnded }
    guard !followers.isEmpty, !isContentUpdateScheduled else { return }
    isContentUpdateScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.updateContent() }
    }
  }

  /// Lays it out and draws it anew soon.
  public func setNeedsLayout() { setNeedsContentUpdate() }

  /// Draws it anew soon.
  public func setNeedsDisplay() { setNeedsContentUpdate() }

  /// Lays it out anew soon.
  public func setNeedsUpdateConstraints() { setNeedsContentUpdate() }

  /// Lays it out anew soon.
  public func invalidateIntrinsicContentSize() { setNeedsContentUpdate() }

  /// Draws what has changed now, in whichever view is shown that it lies in.
  public func layoutIfNeeded() {
    superview?.layoutIfNeeded()
    updateContent()
  }

  private func updateContent() {
    guard isContentUpdateScheduled else { return }
    isContentUpdateScheduled = false
    for follower in followers { follower.handle?.transform(to: follower.content(self)) }
  }
}
#endif
