#if os(Linux) && !UIKIT_STAND_IN
package import Usher

extension OverlayContent {
  /// Makes the content of an overlay that shows a controller's view.
  @MainActor
  package init(_ view: UIView, of controller: UIViewController?) {
    self.init(view)
  }
}

extension UIView {
  /// Whether changes of the view are drawn by following the view; always, as an overlay shows a
  /// copy.
  package func isFollowed(of controller: UIViewController?) -> Bool { true }
}

extension UIViewController {
  /// Notifies the controller that an overlay with its view starts to appear or to disappear.
  package func overlayBegins(toAppear isAppearing: Bool) {
    beginAppearanceTransition(isAppearing, animated: true)
  }

  /// Notifies the controller that an overlay with its view has appeared or disappeared.
  package func overlayEnds() {
    endAppearanceTransition()
  }
}
#endif
