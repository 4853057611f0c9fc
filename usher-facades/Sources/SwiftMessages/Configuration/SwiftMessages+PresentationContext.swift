#if os(iOS) || os(Linux)
public import UIKitNames
internal import Usher

extension SwiftMessages {
  /// The place where a message is shown.
  ///
  /// Without UIKit, window levels are ignored, and a controller or a view stands for the presenter
  /// that the app has given to it or to a view around it, such as a pane's; otherwise for its
  /// window, or for the default window if it is in none.
  public enum PresentationContext {
    /// Above everything in the scene in front, or in the default window.
    case automatic
    /// In the scene in front, at a window level while the message is shown.
    case window(windowLevel: UIWindow.Level)
    /// In a given scene, at a window level while the message is shown.
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    /// In a view controller or the container around it: below a navigation bar at the top, above a
    /// tab bar at the bottom.
    ///
    /// The configuration keeps the controller alive.
    case viewController(_: UIViewController)
    /// In a view that does not scroll; the configuration keeps the view alive.
    case view(_: UIView)
  }
}

extension SwiftMessages.PresentationContext {
  /// Returns the presenter of the context's place; `nil` while no presenter exists.
  ///
  /// - Parameter edge: The edge where overlays will rest.
  /// - Returns: The presenter.
  @MainActor
  func presenter(at edge: Placement.Vertical) -> Presenter? {
    switch self {
    case .automatic, .window: Presenter.default
    case .windowScene(let scene, _):
      (scene as? UIWindowScene).flatMap { Presenter.of($0) } ?? Presenter.default
    case .viewController(let controller):
      Presenter.within(controller, at: edge) ?? Presenter.default
    case .view(let view): Presenter.within(view) ?? Presenter.default
    }
  }

  /// Whether the older library made a window for a message in this context.
  var makesWindow: Bool {
    switch self {
    case .automatic, .window, .windowScene: true
    case .viewController, .view: false
    }
  }

  /// The window level of the context; `nil` for a context without one.
  var windowLevel: UIWindow.Level? {
    switch self {
    case .automatic, .viewController, .view: nil
    case .window(let level), .windowScene(_, let level): level
    }
  }
}

extension SwiftMessages.Config {
  /// The presenter for the message; `nil` while no presenter exists.
  @MainActor
  var presenter: Presenter? {
    presentationContext.presenter(
      at: (presentationStyle.animator as? any OverlayMotion)?.place ?? .center)
  }
}

extension Message {
  /// The presenter for the message; `nil` while no presenter exists.
  ///
  /// An `automatic` context takes the presenter of the SwiftUI views that requested the message, if
  /// they have chosen one. Any other context chooses the presenter itself.
  @MainActor
  var presenterAsked: Presenter? {
    if case .automatic = config.presentationContext, let presenter = config.bound?.presenter {
      return presenter
    }
    return config.presentationContext.presenter(at: place)
  }
}
#endif
