#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Limits assistive technology to an overlay and the overlays in front, and remembers the app's
/// first responder.
@MainActor
final class FocusTrap {
  private weak var slot: OverlaySlot?
  /// The views that contain the modal overlay, up to the window or region.
  ///
  /// They are modal for assistive technology.
  private var around: [WeakView] = []
  /// The first responder in the app before the first modal overlay.
  private weak var former: UIView?
  /// Whether assistive technology hasn't been notified of the overlay yet.
  private var isNews = false

  /// Makes the app's first responder resign, and remembers it.
  ///
  /// - Parameter view: The superview of the overlays. A first responder inside it keeps the
  ///   keyboard.
  func releaseKeyboard(outside view: OverlayView) {
    guard former == nil, let responder = Self.responder(outside: view) else { return }
    former = responder
    responder.resignFirstResponder()
  }

  /// Restores the app's former first responder, unless another view outside the overlays has the
  /// keyboard.
  ///
  /// - Parameter view: The superview of the overlays.
  func giveBack(outside view: OverlayView?) {
    if let former, former.window != nil, view.flatMap(Self.responder) == nil {
      former.becomeFirstResponder()
    }
    former = nil
  }

  private static func responder(outside view: OverlayView) -> UIView? {
    let windows = view.window?.windowScene?.windows ?? []
    return windows.lazy.compactMap { $0.firstResponder(except: view) }.first
  }

  /// Makes an overlay and the overlays in front modal for assistive technology, or ends the
  /// modality if `slot` is `nil`.
  ///
  /// UIKit hides the siblings of a modal view. Therefore the views around all overlays are made
  /// modal instead of the overlay, so that overlays in front can be reached. Overlays behind the
  /// modal overlay are hidden when a scene is drawn.
  func trap(_ slot: OverlaySlot?, in views: [UIView?]) {
    for known in around { known.view?.accessibilityViewIsModal = false }
    self.slot = slot
    around = views.map { WeakView(view: $0) }
    for view in views { view?.accessibilityViewIsModal = true }
    if slot == nil {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    } else {
      isNews = true
    }
  }

  /// Moves assistive technology to a new modal overlay after it was first drawn.
  func cardsWereDrawn() {
    guard isNews, let slot, slot.card.isShown else { return }
    isNews = false
    UIAccessibility.post(notification: .screenChanged, argument: slot.card)
  }
}

extension UIView {
  /// Returns the first responder in this view, except inside `root`.
  fileprivate func firstResponder(except root: UIView) -> UIView? {
    if self === root { return nil }
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder(except: root) { return found }
    }
    return nil
  }
}
#endif
