#if canImport(UIKit)
internal import UIKit
internal import Usher
internal import UsherUIKit

/// A window of a controller's own, above the app's.
@MainActor
package final class OwnWindow {
  private let window: UIWindow

  /// Opens a window for a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller; one that stands in a window already gets none.
  ///   - scene: The window's scene; `nil` for the scene in front.
  ///   - level: The window's level; `nil` for the usual one.
  package init?(
    for controller: UIViewController, in scene: UIWindowScene?, at level: UIWindow.Level?
  ) {
    guard controller.viewIfLoaded?.window == nil,
      let scene = scene ?? Presenter.default?.uiKitHost?.scene
    else { return nil }
    window = UIWindow(windowScene: scene)
    window.windowLevel = level ?? .normal
    window.backgroundColor = .clear
    window.rootViewController = controller
    window.isHidden = false
  }

  /// Closes the window.
  package func close() {
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
  }
}
#endif
