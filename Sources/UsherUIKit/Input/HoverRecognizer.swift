#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports the position of a hovering pointer.
///
/// UIKit's recognizer doesn't retain its target, so this object retains both.
@MainActor
final class HoverRecognizer {
  /// Called with each position in the coordinates of the recognizer's view, or with `nil` when the
  /// pointer leaves.
  var onMove: @MainActor (OverlayPoint?) -> Void = { _ in }
  let native: UIHoverGestureRecognizer
  private let target: ActionTarget

  init() {
    let target = ActionTarget()
    self.target = target
    native = UIHoverGestureRecognizer(target: target, action: ActionTarget.selector)
    target.act = { [weak self] _ in self?.tell() }
  }

  private func tell() {
    switch native.state {
    case .began, .changed: onMove(OverlayPoint(native.location(in: native.view)))
    case .ended, .cancelled, .failed: onMove(nil)
    default: break
    }
  }
}
#endif
