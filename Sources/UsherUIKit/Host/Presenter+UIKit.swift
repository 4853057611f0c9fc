#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Presenter {
  /// Returns the presenter of a scene, which shows overlays in a window above the app's windows.
  ///
  /// The window exists while an overlay is shown. It becomes the key window when the user types
  /// into an overlay. When the scene is disconnected, the presenter is released and its shown
  /// overlays end with `hostClosed`.
  ///
  /// ```swift
  /// @MainActor func welcome(in scene: UIWindowScene) {
  ///   let presenter = Presenter.attached(to: scene)
  ///   presenter.present(.notification(title: "Welcome"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - level: The new level of the window, or `nil` to keep the level. Initially, the level is
  ///     `UIKitHost.standardLevel`, which is above the app's alerts.
  /// - Returns: The same presenter for each call. You don't need to retain it.
  public static func attached(
    to scene: UIWindowScene, level: UIWindow.Level? = nil
  ) -> Presenter {
    ScenePresenters.shared.presenter(of: scene, level: level)
  }

  /// Returns the presenter of a view, which shows overlays in front of the view's content.
  ///
  /// For example, use it for overlays below a bar, inside a sheet, or in an app extension. Choose a
  /// view that doesn't scroll. When the view is released, or the presenter's subview is removed,
  /// shown overlays end with `hostClosed`.
  ///
  /// The presenter adds one subview of the same size, and touches outside overlays pass through it
  /// to the app. In a visual effect view, the subview is added to the content view. If the view is
  /// SwiftUI's hosting view, the subview is added to the superview, directly above the hosting
  /// view.
  ///
  /// ```swift
  /// @MainActor func warn(in page: UIView) {
  ///   let presenter = Presenter.attached(to: page)
  ///   presenter.present(.message(.warning, title: "No connection"))
  /// }
  /// ```
  ///
  /// - Parameter view: The view.
  /// - Returns: The same presenter for each call. You don't need to retain it.
  public static func attached(to view: UIView) -> Presenter {
    if let known = view.overlays?.kept { return known }
    let host = UIKitHost(view: view)
    let presenter = Presenter(host: host)
    host.stage?.view?.kept = presenter
    return presenter
  }

  /// The appearance of the system's bars while overlays are shown in a scene.
  ///
  /// Ignored if the presenter belongs to a view.
  public var systemBars: SystemBars {
    get { uiKitHost?.systemBars ?? SystemBars() }
    set { uiKitHost?.setSystemBars(newValue) }
  }

  /// Forwards pressed keys to the overlays, and returns the keys that overlays didn't use.
  ///
  /// Escape dismisses the focused overlay, and Return presses its default button. If no overlay has
  /// the focus, Escape dismisses the frontmost overlay, and Return presses the default button of a
  /// modal overlay.
  ///
  /// UIKit sends the keys of a hardware keyboard to the key window, which belongs to the app unless
  /// the user types into an overlay. Call this method in `pressesBegan(_:with:)` of a responder
  /// that receives all keys, such as the root controller. Pass the returned keys to `super`.
  ///
  /// - Parameter presses: The pressed keys.
  /// - Returns: The keys that overlays didn't use.
  public func pressesBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { uiKitHost?.use($0) != true }
  }

  /// The host, if the presenter shows its overlays with UIKit.
  @_spi(Facades) public var uiKitHost: UIKitHost? { host as? UIKitHost }
}
#endif
