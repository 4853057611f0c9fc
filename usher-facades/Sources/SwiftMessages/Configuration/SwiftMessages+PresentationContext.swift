#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// The place where a message is shown.
  ///
  /// Without UIKit, window levels are ignored, and a controller or a view stands for the presenter
  /// that the app has given to it or to a view around it, such as a pane's; otherwise for its
  /// window, or for the default window if it is in none.
  public enum PresentationContext {
    /// In the scene in front, or in the default window.
    ///
    /// A message at an edge where the controller in front has a visible navigation bar or tab bar
    /// slides out from under it and rests beside it; any other message is above everything.
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
  /// The presenter of the context's place; `nil` while no presenter exists.
  @MainActor
  var presenter: Presenter? {
    switch self {
    case .automatic, .window: Presenter.default
    case .windowScene(let scene, _):
      (scene as? UIWindowScene).flatMap { Presenter.of($0) } ?? Presenter.default
    case .viewController(let controller): Presenter.around(controller) ?? Presenter.default
    case .view(let view): Presenter.around(view) ?? Presenter.default
    }
  }

  /// Returns the part of the app's views that a message is shown in, as it is now; `nil` for none.
  ///
  /// - Parameters:
  ///   - presenter: The message's presenter.
  ///   - edge: The edge where the message will rest.
  /// - Returns: The region.
  @MainActor
  func region(of presenter: Presenter, at edge: OverlayPosition.Vertical) -> ViewRegion? {
    switch self {
    case .automatic: presenter.regionInFront(at: edge)
    case .window, .windowScene: nil
    case .viewController(let controller): ViewRegion(within: controller, at: edge)
    case .view(let view): ViewRegion(within: view)
    }
  }

  /// Whether the older library made a window for a message in this context, without a region.
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
  var presenter: Presenter? { presentationContext.presenter }
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
    return config.presentationContext.presenter
  }
}
#endif
