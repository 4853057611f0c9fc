#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// Makes content that is the controller itself, as a child of the overlays' controller; without
  /// one, the view's.
  @MainActor
  package init(_ view: UIView, of controller: UIViewController?) {
    guard let controller else {
      self.init(view)
      return
    }
    self.init(
      .native(OverlayNode.NativeView(of: controller)), style: .clear,
      appearance: Appearance(view.overrideUserInterfaceStyle),
      semantics: Semantics(label: view.accessibilityLabel))
  }
}

extension OverlayNode.NativeView {
  /// Makes a node that is the controller itself, taken from its current parent.
  @MainActor
  fileprivate init(of controller: UIViewController) {
    self.init(
      size: OverlaySize(width: 1, height: 1), says: controller.view.statements,
      hasControls: controller.view.holdsControls
    ) { () -> UIViewController in
      if controller.parent != nil {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
      return controller
    }
  }
}

extension UIView {
  /// Whether changes of the view are drawn by following the view; an overlay that is the view shows
  /// them anyway.
  package func isFollowed(of controller: UIViewController?) -> Bool {
    controller == nil && representable != nil
  }
}

extension UIViewController {
  /// A no-op: UIKit notifies a child controller as its view appears and disappears.
  package func overlayBegins(toAppear isAppearing: Bool) {}

  /// A no-op: UIKit notifies a child controller as its view appears and disappears.
  package func overlayEnds() {}
}
#endif
