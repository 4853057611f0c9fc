#if !canImport(UIKit)
package import Usher

extension OverlayContent {
  /// What an overlay shows of a controller's view.
  @MainActor
  package init(_ view: UIView, of controller: UIViewController?) {
    self.init(view)
  }
}

extension UIView {
  /// Whether changes of the view are drawn by following the view: always, as an overlay shows a copy here.
  package func isFollowed(of controller: UIViewController?) -> Bool { true }
}

extension UIViewController {
  /// Tells the controller that an overlay with its view comes or goes.
  package func overlayBegins(toAppear isAppearing: Bool) {
    beginAppearanceTransition(isAppearing, animated: true)
  }

  /// Tells the controller that an overlay with its view has come or gone.
  package func overlayEnds() {
    endAppearanceTransition()
  }
}
#endif
