internal import UIKitNames
internal import Usher

extension SwiftMessages.PresentationContext {
  /// What shows overlays there; `nil` as long as there is nothing.
  @MainActor
  var presenter: Presenter? {
    switch self {
    case .automatic, .window: Presenter.default
    case .windowScene(let scene, _): Self.presenter(of: Self.window(of: scene))
    case .viewController(let controller): Self.presenter(of: controller.viewIfLoaded?.window)
    case .view(let view): Self.presenter(of: view.window)
    }
  }

  /// Whether a window is made for the message alone, as the older library had it.
  var makesWindow: Bool {
    switch self {
    case .automatic, .window, .windowScene: true
    case .viewController, .view: false
    }
  }

  @MainActor
  private static func presenter(of window: UIWindow?) -> Presenter? {
    window?.presenter ?? Presenter.default
  }

  @MainActor
  private static func window(of scene: any WindowScene) -> UIWindow? {
    guard let windows = (scene as? UIWindowScene)?.windows else { return nil }
    return windows.first { $0.isKeyWindow } ?? windows.first
  }
}

extension Message {
  /// The presenter that the message's configuration asks for: that of its context, unless the context leaves the
  /// choice to the views of SwiftUI that asked for the message; `nil` as long as there is none.
  @MainActor
  var presenterAsked: Presenter? {
    if case .automatic = config.presentationContext, let presenter = config.bound?.presenter {
      return presenter
    }
    return config.presentationContext.presenter
  }
}
