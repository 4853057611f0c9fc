#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// What an overlay shows of a controller's view: the controller itself, as a child of the overlays' controller.
  @MainActor
  package init(_ view: UIView, of controller: UIViewController?) {
    guard let controller else {
      self.init(view)
      return
    }
    self.init(
      .native(Node.NativeView(of: controller)), style: .clear,
      appearance: Appearance(view.overrideUserInterfaceStyle),
      semantics: Semantics(label: view.accessibilityLabel))
  }
}

extension Node.NativeView {
  /// A piece that is the controller itself, taken from whichever parent the controller has.
  @MainActor
  fileprivate init(of controller: UIViewController) {
    self.init(
      size: Size(width: 1, height: 1), says: controller.view.statements,
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
  /// Whether changes of the view are drawn by following the view: an overlay with the view itself shows them anyway.
  package func isFollowed(of controller: UIViewController?) -> Bool {
    controller == nil && representable != nil
  }
}

extension UIViewController {
  /// Says nothing: UIKit tells a child as its view comes and goes.
  package func overlayBegins(toAppear isAppearing: Bool) {}

  /// Says nothing: UIKit tells a child as its view comes and goes.
  package func overlayEnds() {}
}
#endif
