#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// A separate window for a controller, above the app's window.
@MainActor
package final class OwnWindow {
  private let window: UIWindow

  /// Opens a window for a controller.
  ///
  /// Fails if there is no scene, or if the controller is already in a window.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - scene: The window's scene, or `nil` for the foreground scene.
  ///   - level: The window's level, or `nil` for `normal`.
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
