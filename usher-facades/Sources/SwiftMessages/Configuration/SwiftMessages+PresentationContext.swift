#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// The window, controller or view that shows a message.
  public enum PresentationContext {
    /// In the foreground scene.
    ///
    /// If the front controller has a visible bar at the message's edge, the message slides out from
    /// under the bar and rests next to the bar. Otherwise the message is above everything.
    case automatic
    /// In the foreground scene. While the message is shown, its window has the given level.
    case window(windowLevel: UIWindow.Level)
    /// In the given scene. While the message is shown, its window has the given level.
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    /// In a view controller, or in the navigation or tab bar controller around it, next to a
    /// visible bar.
    ///
    /// The configuration retains the controller.
    case viewController(_: UIViewController)
    /// In a view that doesn't scroll.
    ///
    /// The configuration retains the view.
    case view(_: UIView)
  }
}

extension SwiftMessages.PresentationContext {
  /// The presenter of the context, or `nil` while no presenter exists.
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

  /// Returns the part of the app's views in which a message should be shown.
  ///
  /// - Parameters:
  ///   - presenter: The message's presenter.
  ///   - edge: The edge at which the message will rest.
  /// - Returns: The region, or `nil` to use the whole window.
  @MainActor
  func region(of presenter: Presenter, at edge: OverlayPosition.Vertical) -> ViewRegion? {
    switch self {
    case .automatic: presenter.regionInFront(at: edge)
    case .window, .windowScene: nil
    case .viewController(let controller): ViewRegion(within: controller, at: edge)
    case .view(let view): ViewRegion(within: view)
    }
  }

  /// Whether SwiftMessages itself created a window for a message in this context.
  var makesWindow: Bool {
    switch self {
    case .automatic, .window, .windowScene: true
    case .viewController, .view: false
    }
  }

  /// The window level of the context, or `nil` if it has none.
  var windowLevel: UIWindow.Level? {
    switch self {
    case .automatic, .viewController, .view: nil
    case .window(let level), .windowScene(_, let level): level
    }
  }
}

extension SwiftMessages.Config {
  /// The presenter for the message, or `nil` while no presenter exists.
  @MainActor
  var presenter: Presenter? { presentationContext.presenter }
}

extension Message {
  /// The presenter for the message, or `nil` while no presenter exists.
  ///
  /// If the context is `automatic` and a SwiftUI view requested the message, the presenter chosen
  /// by that view is used.
  @MainActor
  var presenterAsked: Presenter? {
    if case .automatic = config.presentationContext, let presenter = config.bound?.presenter {
      return presenter
    }
    return config.presentationContext.presenter
  }
}
#endif
