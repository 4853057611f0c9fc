#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The views of one place for overlays: a window in a scene, or one view in a view of the app's.
@MainActor
final class Stage {
  /// The overlays' superview; `nil` once the app has released the view.
  private(set) weak var view: OverlayView?
  /// The window around the view; `nil` in a view of the app's.
  let window: OverlayWindow?
  /// The window's root controller.
  let controller: OverlayController?
  /// Follows typing into views of the app's own; `nil` in a view of the app's.
  private let editing: GuestEditing?
  private let turns = TurnObserver()

  /// Opens a window in a scene at `level`, without making the window key.
  init(in scene: UIWindowScene, level: UIWindow.Level) {
    let window = OverlayWindow(windowScene: scene)
    let controller = OverlayController()
    let view = OverlayView()
    window.windowLevel = level
    window.backgroundColor = .clear
    window.rootViewController = controller
    controller.view.backgroundColor = .clear
    controller.view.addSubview(view)
    view.frame = controller.view.bounds
    (self.window, self.controller, self.view) = (window, controller, view)
    editing = GuestEditing(in: window)
    window.rememberKeyWindow()
    window.followLook()
    turns.start { [weak window] in window?.followLook() }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Adds a view in front of the content of a view of the app's.
  init(in container: UIView) {
    let view = OverlayView()
    container.add(view)
    (window, controller, self.view, editing) = (nil, nil, view, nil)
  }

  /// Closes the window, or removes the view, and gives the keyboard back.
  func close() {
    turns.stop()
    window?.isKeyWanted = false
    window?.giveKeyboardBack()
    let beneath = window?.appWindow?.rootViewController
    view?.removeFromSuperview()
    window?.isHidden = true
    window?.rootViewController = nil
    window?.windowScene = nil
    beneath?.updateSystemBars()
  }
}
#endif
