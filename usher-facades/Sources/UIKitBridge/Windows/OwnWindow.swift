#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// A controller's own window, above the app's.
@MainActor
package final class OwnWindow {
  private let window: UIWindow

  /// Opens a window for a controller; fails if there is no scene.
  ///
  /// - Parameters:
  ///   - controller: The controller; a controller that is already in a window gets none.
  ///   - scene: The window's scene; `nil` for the foreground scene.
  ///   - level: The window's level; `nil` for `normal`.
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
