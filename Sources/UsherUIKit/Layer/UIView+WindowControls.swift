#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIView {
  /// The corners that contain a window's controls, on iPadOS 26 and later.
  ///
  /// An overlay that would cover the controls is moved down. The safe area doesn't include the
  /// controls, which UIKit reports only as layout regions
  /// (<https://developer.apple.com/documentation/uikit/uiview/layoutregion>).
  var windowControls: [Obstruction] {
    guard #available(iOS 26, *) else { return [] }
    let safe = safeAreaInsets
    let below = edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top
    let beside = edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
    guard below > safe.top else { return [] }
    var corners: [CGRect] = []
    if beside.left > safe.left {
      corners.append(CGRect(x: bounds.minX, y: bounds.minY, width: beside.left, height: below))
    }
    if beside.right > safe.right {
      corners.append(
        CGRect(
          x: bounds.maxX - beside.right, y: bounds.minY, width: beside.right, height: below))
    }
    return corners.map { Obstruction(OverlayRect($0), from: .top) }
  }
}
#endif
