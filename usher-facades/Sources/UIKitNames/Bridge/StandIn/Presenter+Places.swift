#if os(Linux) && !UIKIT_STAND_IN
public import Usher

extension Presenter {
  /// Whether messages of one instance take turns across presenters; `false`, as each has its own
  /// window.
  package static var isOneLine: Bool { false }

  /// Returns the presenter of a scene's key window, or of its first window; `nil` without windows.
  package static func of(_ scene: UIWindowScene) -> Presenter? {
    (scene.windows.first { $0.isKeyWindow } ?? scene.windows.first)?.presenter
  }

  /// Returns the presenter for a controller's view, usually its window's; `nil` if no window shows
  /// it.
  package static func around(_ controller: UIViewController) -> Presenter? {
    controller.viewIfLoaded?.usher.presenter
  }

  /// Returns the presenter for a view, usually its window's; `nil` if no window contains it.
  package static func around(_ view: UIView) -> Presenter? { view.usher.presenter }

  /// Returns `nil`: here no controller has bars.
  package func regionInFront(at edge: Placement.Vertical) -> ViewRegion? { nil }

  /// The window in which the presenter shows overlays: one of the app's windows, otherwise a new
  /// stand-in for the presenter's window.
  public var window: UIWindow {
    let known = UIApplication.shared.windows.first { $0.presenter === self }
    return known ?? UIWindow(presenter: self)
  }

  /// Ignores the demands: here windows have no levels, status bars or orientations.
  package func setDemands(_ demands: WindowDemands?, of id: OverlayID) {}

  /// The status bar's state as the app has set it.
  package var statusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    (UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle)
  }

  /// The app, which stores the status bar's look without effect.
  package var statusBarOwner: (any StatusBarOwner)? { UIApplication.shared }

  /// The height of the status bar: `nil`, since there is none.
  package var statusBarHeight: Double? { nil }
}

extension ViewRegion {
  /// Returns `nil`: here a controller or a view stands for the presenter around it.
  @MainActor
  package init?(within controller: UIViewController, at edge: Placement.Vertical) { return nil }

  /// Returns `nil`, as above.
  @MainActor
  package init?(within view: UIView) { return nil }
}
#endif
