#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

extension SwiftMessages.Config {
  /// Returns a message's demands on its window.
  ///
  /// - Parameter controller: The app's controller, or `nil` if there is none. Its preferences
  ///   override the configuration.
  /// - Returns: The demands.
  @MainActor
  func demands(of controller: WindowViewController?) -> WindowDemands {
    var demands = WindowDemands(level: presentationContext.windowLevel)
    demands.isKey = becomeKeyWindow ?? dimMode.modal
    demands.turning = controller?.shouldAutorotate ?? shouldAutorotate ? .inherited : .nowhere
    demands.statusBar = statusBar
    guard let controller, type(of: controller) != WindowViewController.self else { return demands }
    // A subclass may override the configuration.
    demands.controller = controller
    if controller.prefersStatusBarHidden {
      demands.statusBar = .hidden
    } else if controller.preferredStatusBarStyle != .default {
      demands.statusBar = .style(controller.preferredStatusBarStyle)
    }
    return demands
  }

  private var statusBar: WindowDemands.StatusBar {
    switch (prefersStatusBarHidden, preferredStatusBarStyle) {
    case (true, _): .hidden
    case (false, let style): .shown(style ?? .default)
    case (nil, let style?): .style(style)
    case (nil, nil): .inherited
    }
  }
}
#endif
