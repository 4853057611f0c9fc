#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension Presenter {
  /// The presenter of a scene, which shows overlays in a window of their own above the app's.
  ///
  /// The window exists while an overlay is shown, and becomes key only for typing. The presenter
  /// lives as long as the scene is connected; the overlays shown then end as `hostClosed`.
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
  ///   - level: The level of that window from now on; `nil` leaves it as it is, at first one above
  ///     the system's alerts in the app.
  /// - Returns: The same presenter for each call; the app need not keep it.
  public static func attached(
    to scene: UIWindowScene, level: UIWindow.Level? = nil
  ) -> Presenter {
    ScenePresenters.shared.presenter(of: scene, level: level)
  }

  /// Returns the presenter of a view of the app's, for overlays in front of the view's content:
  /// below a bar, inside a sheet, or in an app extension.
  ///
  /// The presenter adds one subview of the same size, which touches pass through: in an effect view
  /// to the content view, and for SwiftUI's hosting view to the superview, right above the hosting
  /// view. Choose a view that does not scroll. When the subview is removed, or the view is
  /// released, the overlays shown end as `hostClosed`.
  ///
  /// ```swift
  /// @MainActor func warn(in page: UIView) {
  ///   let presenter = Presenter.attached(to: page)
  ///   presenter.present(.message(.warning, title: "No connection"))
  /// }
  /// ```
  ///
  /// - Parameter view: The view.
  /// - Returns: The same presenter for each call; the app need not keep it.
  public static func attached(to view: UIView) -> Presenter {
    if let known = view.overlays?.kept { return known }
    let host = UIKitHost(view: view)
    let presenter = Presenter(host: host)
    host.stage?.view?.kept = presenter
    return presenter
  }

  /// The look of the system's bars while overlays of a scene are shown; ignored in a view.
  public var systemBars: SystemBars {
    get { uiKitHost?.systemBars ?? SystemBars() }
    set { uiKitHost?.setSystemBars(newValue) }
  }

  /// Offers keys to the overlays: Escape dismisses the one that has the focus, or else the front
  /// one, and Return presses the default button of the one that has the focus, or else of a modal
  /// one.
  ///
  /// UIKit hands a hardware keyboard's keys to the window that has the keyboard, which is the app's
  /// unless the user types into an overlay. Call it from `pressesBegan(_:with:)` of a responder of
  /// the app's that all keys come by, such as the root controller, and pass the returned keys on to
  /// `super`.
  ///
  /// - Parameter presses: The keys that went down.
  /// - Returns: The keys that no overlay used.
  public func pressesBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { uiKitHost?.use($0) != true }
  }

  /// The presenter's host, if UIKit shows the overlays.
  @_spi(Facades) public var uiKitHost: UIKitHost? { host as? UIKitHost }
}
#endif
