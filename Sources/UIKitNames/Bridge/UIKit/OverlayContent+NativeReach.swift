#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// Returns the content with a native view that also covers the bleed of the overlay's background, such as the
  /// buffer above a banner; a tree is left unchanged.
  ///
  /// - Parameter view: The view that the content was made from.
  /// - Returns: The content with the larger view.
  @MainActor
  package func reaching(with view: UIView) -> OverlayContent {
    guard case .native(let native) = root else { return self }
    var content = self
    content.root = .native(
      Node.NativeView(size: native.size, says: native.says, hasControls: native.hasControls) {
        view.removeFromSuperview()
        return ReachingView(view)
      })
    return content
  }
}
#endif
