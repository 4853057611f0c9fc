#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

extension Presenter {
  /// Whether messages of one instance take turns across presenters; `true`, as presenters share a screen.
  package static var isOneLine: Bool { true }

  /// Returns the presenter of a scene.
  package static func of(_ scene: UIWindowScene) -> Presenter? { .attached(to: scene) }

  /// Returns the presenter inside a controller or inside its container.
  ///
  /// For the top edge this is the nearest navigation controller with a visible bar. For the bottom edge it is the
  /// nearest navigation controller with a visible toolbar, or tab bar controller with a visible bar. Otherwise it is
  /// the outermost of those containers.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - edge: The edge at which overlays will rest.
  /// - Returns: If the view found is a scroll view, the presenter of the controller's parent, or of its
  ///   window without a parent.
  package static func within(
    _ controller: UIViewController, at edge: Placement.Vertical
  ) -> Presenter? {
    let container = controller.container(at: edge)
    guard !(container.view is UIScrollView) else {
      return container.parent.map { .attached(to: $0) } ?? container.view.window?.presenter
    }
    return .attached(to: container)
  }

  /// Returns the presenter inside a view; for a scroll view, the presenter of its window.
  package static func within(_ view: UIView) -> Presenter? {
    view is UIScrollView ? view.window?.presenter : .attached(to: view)
  }
}

extension UIViewController {
  /// Returns the controller inside which overlays at an edge are shown.
  fileprivate func container(at edge: Placement.Vertical) -> UIViewController {
    guard let parent else { return self }
    if let navigation = parent as? UINavigationController {
      if edge == .top, navigation.navigationBar.isSeen(in: navigation.view) { return navigation }
      if edge == .bottom, let bar = navigation.toolbar, bar.isSeen(in: navigation.view) {
        return navigation
      }
      return navigation.container(at: edge)
    }
    if let tabs = parent as? UITabBarController {
      if edge == .bottom, tabs.tabBar.isSeen(in: tabs.view) { return tabs }
      return tabs.container(at: edge)
    }
    return self
  }
}

extension UIView {
  /// Whether the view is visible inside another one.
  fileprivate func isSeen(in view: UIView) -> Bool {
    !isHidden && alpha > 0 && convert(bounds, to: view).intersects(view.bounds)
  }
}

extension Presenter {
  /// The window in which the presenter shows overlays; `nil` while there is none.
  package var window: UIWindow? { uiKitHost?.window }
}

extension UIWindow {
  /// The presenter for overlays above the window's content; `nil` for a window without a scene.
  package var presenter: Presenter? { presenter(inExtension: Bundle.main.isAppExtension) }

  /// Returns the presenter for overlays above the window's content.
  ///
  /// - Parameter inExtension: Whether the window belongs to an app extension. Overlays then appear inside that
  ///   window, unless the extension has set a default presenter.
  /// - Returns: Outside extensions, the presenter of the window's scene; `nil` for a window without a scene.
  func presenter(inExtension: Bool) -> Presenter? {
    guard inExtension else { return windowScene.map { .attached(to: $0) } }
    return Presenter.default ?? .attached(to: self)
  }
}
#endif
