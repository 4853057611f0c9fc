public import Foundation
public import UIKitNames

/// What filled the window that the older library made for a message.
///
/// Messages need no window of their own here: the controller is made where a `Config` says how, and asked how the
/// status bar looks and whether the message turns with the device. As the source of a `SwiftMessagesSegue` the
/// controller has a window of its own, above the app's.
open class WindowViewController: UIViewController {
  private let config: SwiftMessages.Config

  /// Makes a controller as for a message without anything special.
  convenience public init() {
    self.init(config: SwiftMessages.Config())
  }

  /// Makes a controller for a message.
  public init(config: SwiftMessages.Config) {
    self.config = config
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no storyboards here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Opens a window for the controller, as the configuration has it; `nil` where the controller stands in one.
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
