#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view that contains a host's overlays, and its window.
///
/// The window exists only if the overlays are shown in a scene, and not in one of the app's views.
@MainActor
final class Stage {
  /// The superview of the overlays, or `nil` after the app has released its own view.
  private(set) weak var view: OverlayView?
  /// The window that contains `view`, or `nil` if `view` is in one of the app's views.
  let window: OverlayWindow?
  let controller: OverlayController?
  /// Detects typing into the app's views in overlays, or `nil` without a window.
  private let editing: GuestEditing?
  private let turns = TurnObserver()
  /// Called in each run loop turn, before the turn's changes are committed.
  var onTurn: @MainActor () -> Void = {}
  /// Called with `true` when a view controller in an overlay presents another controller, and with
  /// `false` after that controller is dismissed.
  var onPresentation: @MainActor (Bool) -> Void = { _ in }
  private var wasPresenting = false

  /// Opens a window in a scene at `level`, but doesn't make it key.
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

  /// Follows changes that the app or a view in an overlay has made in this turn.
  private func look() {
    onTurn()
    window?.followLook()
    window?.followTyping()
    let presents = isPresenting
    guard presents != wasPresenting else { return }
    wasPresenting = presents
    onPresentation(presents)
  }

  /// Whether a view controller in an overlay presents another controller.
  var isPresenting: Bool { controller?.presentedViewController != nil }

  /// Adds a view in front of the content of one of the app's views.
  init(in container: UIView) {
    let view = OverlayView()
    container.add(view)
    (window, controller, self.view, editing) = (nil, nil, view, nil)
  }

  /// Closes the window or removes the view, and makes the app's window key again.
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
