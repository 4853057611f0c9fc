#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

/// A controller for the status bar's look and the rotation of a message.
///
/// In the older library, the controller filled a window made for the message. Messages need no
/// window of their own here: `Config.windowViewController` makes the controller, and the controller
/// answers for the status bar and the rotation. As the source of a `SwiftMessagesSegue`, the
/// controller gets a window of its own above the app's.
open class WindowViewController: UIViewController {
  private let config: SwiftMessages.Config

  /// Makes a controller for a message with the default configuration.
  convenience public init() {
    self.init(config: SwiftMessages.Config())
  }

  /// Makes a controller for a message.
  public init(config: SwiftMessages.Config) {
    self.config = config
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller cannot be loaded from a storyboard.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Opens a window for the controller by its configuration; `nil` if the controller is in a window
  /// already.
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
