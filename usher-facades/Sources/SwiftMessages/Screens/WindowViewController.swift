#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

/// A controller that determines the status bar's style and the rotation of a message.
///
/// In the original, the controller filled a window for the message. Here,
/// `Config.windowViewController` creates the controller, which only determines status bar and
/// rotation. If it is the source of a `SwiftMessagesSegue`, it is shown in a separate window above
/// the app's window.
open class WindowViewController: UIViewController {
  private let config: SwiftMessages.Config

  /// Creates a controller for a message with the default configuration.
  convenience public init() {
    self.init(config: SwiftMessages.Config())
  }

  /// Creates a controller for a message.
  public init(config: SwiftMessages.Config) {
    self.config = config
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because the controller can't be loaded from a storyboard.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Opens a window for the controller, using its configuration.
  ///
  /// The result is `nil` if the controller is already in a window, or if there is no scene.
  func openWindow() -> OwnWindow? {
    var scene: UIWindowScene?
    if case .windowScene(let asked, _) = config.presentationContext {
      scene = asked as? UIWindowScene
    }
    return OwnWindow(for: self, in: scene, at: config.presentationContext.windowLevel)
  }

  open override var shouldAutorotate: Bool { config.shouldAutorotate }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    config.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  open override var prefersStatusBarHidden: Bool {
    config.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }
}

/// A scene for a `PresentationContext`.
public protocol WindowScene {}

extension UIWindowScene: WindowScene {}
#endif
