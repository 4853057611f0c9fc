#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

extension Presenter {
  /// Whether the messages of one `SwiftMessages` instance take turns across presenters.
  ///
  /// Always `true`, because presenters share a screen.
  package static var isOneLine: Bool { true }

  /// Returns the presenter of a scene.
  package static func of(_ scene: UIWindowScene) -> Presenter? { .attached(to: scene) }

  /// Returns the presenter of a controller's scene, or the default presenter if no scene shows it.
  package static func around(_ controller: UIViewController) -> Presenter? {
    controller.viewIfLoaded?.window?.presenter ?? .default
  }

  /// Returns the presenter of a view's scene, or the default presenter if no scene shows it.
  package static func around(_ view: UIView) -> Presenter? { view.window?.presenter ?? .default }

  /// Returns the region next to the bar of the scene's front controller.
  ///
  /// The front controller is the last controller presented in the app's window. If it is a
  /// navigation or tab bar controller without a visible bar at the edge, its visible child is
  /// searched as well.
  ///
  /// - Parameter edge: The edge at which the overlay will rest.
  /// - Returns: The region, or `nil` if no bar is visible at the edge.
  package func regionInFront(at edge: OverlayPosition.Vertical) -> ViewRegion? {
    guard let host = uiKitHost, let scene = host.scene, !Bundle.main.isAppExtension,
      Presenter.attached(to: scene) === self
    else { return nil }
    let windows = scene.windows.filter { !$0.isHidden && $0 !== host.window }
    let window = windows.first { $0.isKeyWindow } ?? windows.last { $0.windowLevel == .normal }
    var front = window?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front?.regionInside(at: edge)
  }
}

extension ViewRegion {
  /// Creates the region inside a controller, or inside the container around it.
  ///
  /// For the top edge, the container is the nearest navigation controller with a visible bar. For
  /// the bottom edge, it is the nearest navigation controller with a visible toolbar, or tab bar
  /// controller with a visible bar. If no bar is visible, it is the outermost navigation or tab bar
  /// controller around the controller. Without such a controller, the region is the controller's
  /// own view.
  ///
  /// - Parameters:
  ///   - controller: The controller. If the view of the region is a scroll view, the parent's view
  ///     is used. Without a parent, the initializer fails.
  ///   - edge: The edge at which the overlay will rest.
  @MainActor
  package init?(within controller: UIViewController, at edge: OverlayPosition.Vertical) {
    let container = controller.container(at: edge)
    guard let beside = container.regionBesideBar(at: edge) else {
      guard let view = container.view is UIScrollView ? container.parent?.view : container.view
      else {
        return nil
      }
      self.init(of: view)
      bars = container.bars
      return
    }
    self = beside
  }

  /// Creates the region of a view.
  ///
  /// Fails for a scroll view.
  @MainActor
  package init?(within view: UIView) {
    guard !(view is UIScrollView) else { return nil }
    self.init(of: view)
  }
}

extension UIViewController {
  /// Returns the controller whose view shows overlays at an edge: the controller or a container.
  fileprivate func container(at edge: OverlayPosition.Vertical) -> UIViewController {
    guard let parent, parent is UINavigationController || parent is UITabBarController else {
      return self
    }
    return parent.regionBesideBar(at: edge) == nil ? parent.container(at: edge) : parent
  }

  /// The bars of a navigation controller or tab bar controller.
  fileprivate var bars: [UIView] {
    switch self {
    case let navigation as UINavigationController:
      [navigation.navigationBar, navigation.toolbar].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.tabBar]
    default: []
    }
  }

  /// Returns the region next to the controller's bar at an edge, or `nil` if no bar is visible.
  fileprivate func regionBesideBar(at edge: OverlayPosition.Vertical) -> ViewRegion? {
    var region = ViewRegion(of: view)
    region.bars = bars
    switch (edge, self) {
    case (.top, let navigation as UINavigationController): region.top = navigation.navigationBar
    case (.bottom, let navigation as UINavigationController): region.bottom = navigation.toolbar
    case (.bottom, let tabs as UITabBarController): region.bottom = tabs.tabBar
    default: return nil
    }
    return (region.top ?? region.bottom)?.isSeen(in: view) == true ? region : nil
  }

  /// Returns the region next to the controller's bar at an edge.
  ///
  /// If the controller has no visible bar there, its visible child is searched. The result is `nil`
  /// if no bar is found.
  fileprivate func regionInside(at edge: OverlayPosition.Vertical) -> ViewRegion? {
    if let region = regionBesideBar(at: edge) { return region }
    return switch self {
    case let navigation as UINavigationController:
      navigation.topViewController?.regionInside(at: edge)
    case let tabs as UITabBarController: tabs.selectedViewController?.regionInside(at: edge)
    default: nil
    }
  }
}

extension UIView {
  /// Whether the view is visible inside a given view.
  fileprivate func isSeen(in view: UIView) -> Bool {
    !isHidden && alpha > 0 && convert(bounds, to: view).intersects(view.bounds)
  }
}

extension Presenter {
  /// The window in which the presenter shows overlays, or `nil` while there is none.
  package var window: UIWindow? { uiKitHost?.window }
}

extension UIWindow {
  /// The presenter for overlays above the window's content, or `nil` for a window without a scene.
  package var presenter: Presenter? { presenter(inExtension: Bundle.main.isAppExtension) }

  /// Returns the presenter for overlays above the window's content.
  ///
  /// - Parameter inExtension: Whether the window belongs to an app extension. Overlays then appear
  ///   inside that window, unless the extension has set a default presenter.
  /// - Returns: Outside extensions, the presenter of the window's scene, or `nil` if it has no
  ///   scene.
  func presenter(inExtension: Bool) -> Presenter? {
    guard inExtension else { return windowScene.map { .attached(to: $0) } }
    return Presenter.default ?? .attached(to: self)
  }
}
#endif
