#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// Creates content that shows a controller, as a child of the controller that contains the
  /// overlays.
  ///
  /// If there is no controller, the view is shown.
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
  /// Creates a node that shows a controller, and removes the controller from its current parent.
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
  /// Whether an overlay must be updated after each change of the view.
  ///
  /// This isn't necessary if the overlay shows the view itself or its controller.
  package func isFollowed(of controller: UIViewController?) -> Bool {
    controller == nil && representable != nil
  }
}

extension UIViewController {
  /// Does nothing, because UIKit notifies a child controller when its view appears or disappears.
  package func overlayBegins(toAppear isAppearing: Bool) {}

  /// Does nothing, because UIKit notifies a child controller when its view appears or disappears.
  package func overlayEnds() {}
}
#endif
