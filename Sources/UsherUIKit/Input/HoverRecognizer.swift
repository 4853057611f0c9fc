#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports the position of a hovering pointer.
///
/// UIKit's recognizer tells it to a target, which nobody else keeps.
@MainActor
final class HoverRecognizer {
  /// Called with each place, in the coordinates of the recognizer's view; `nil` once the pointer
  /// has left.
  var onMove: @MainActor (OverlayPoint?) -> Void = { _ in }
  /// UIKit's recognizer.
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
