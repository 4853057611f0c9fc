#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Presenter {
  /// Returns the presenter of a controller's view, for overlays that keep clear of the bars of a navigation
  /// controller or of a tab bar controller, and slide out from under those.
  ///
  /// - Parameter controller: The controller, whose view does not scroll.
  /// - Returns: The same presenter for each call; nobody has to keep it.
  @_spi(Facades) public static func attached(to controller: UIViewController) -> Presenter {
    let presenter = attached(to: controller.view as UIView)
    let bars: [UIView]
    switch controller {
    case let navigation as UINavigationController:
      bars = [navigation.navigationBar, navigation.toolbar].compactMap { $0 }
    case let tabs as UITabBarController: bars = [tabs.tabBar]
    default: bars = []
    }
    let view = presenter.uiKitHost?.stage?.view
    view?.bars = bars.map { WeakView(view: $0) }
    view?.comeToFront()
    presenter.uiKitHost?.tellEnvironment()
    return presenter
  }
}
#endif
