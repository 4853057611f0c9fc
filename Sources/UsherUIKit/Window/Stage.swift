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
  /// Called in each turn, before its changes are committed.
  var onTurn: @MainActor () -> Void = {}
  /// Called when a view controller was presented from one in an overlay, or was dismissed.
  var onPresentation: @MainActor (Bool) -> Void = { _ in }
  private var wasPresenting = false

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
    turns.start(in: .scene(scene)) { [weak self] in self?.look() }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Follows what the app, or a view in an overlay, has changed in this turn.
  private func look() {
    onTurn()
    window?.followLook()
    window?.followTyping()
    let presents = isPresenting
    guard presents != wasPresenting else { return }
    wasPresenting = presents
    onPresentation(presents)
  }

  /// Whether a view controller was presented from one in an overlay, and was not dismissed.
  var isPresenting: Bool { controller?.presentedViewController != nil }

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
