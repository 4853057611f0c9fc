#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Presenter {
  /// Whether messages of one instance take turns across presenters: they share a screen.
  package static var isOneLine: Bool { true }

  /// The presenter of a scene.
  package static func of(_ scene: UIWindowScene) -> Presenter? { .attached(to: scene) }

  /// The presenter inside a controller, or in the container that the controller stands in: for the upper edge
  /// the nearest navigation controller with a visible bar, for the lower edge the nearest navigation controller with a
  /// visible toolbar or tab bar controller with a visible bar, and else the outermost of such containers.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - edge: Where overlays will rest.
  /// - Returns: The presenter of the controller's window where its view scrolls.
  package static func within(
    _ controller: UIViewController, at edge: Placement.Vertical
  ) -> Presenter? {
    let container = controller.container(at: edge)
    guard !(container.view is UIScrollView) else {
      return container.parent.map { .attached(to: $0) } ?? container.view.window?.presenter
    }
    return .attached(to: container)
  }

  /// The presenter inside a view.
  package static func within(_ view: UIView) -> Presenter? {
    view is UIScrollView ? view.window?.presenter : .attached(to: view)
  }
}

extension UIViewController {
  /// The container that overlays at an edge are shown in.
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
  /// Whether the view is shown in another one.
  fileprivate func isSeen(in view: UIView) -> Bool {
    !isHidden && alpha > 0 && convert(bounds, to: view).intersects(view.bounds)
  }
}
#endif
