#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Limits assistive technology to an overlay and those in front of it, and remembers the app's
/// first responder.
@MainActor
final class FocusTrap {
  private weak var slot: OverlaySlot?
  /// The views around the overlay, up to the place's edge.
  private var around: [WeakView] = []
  /// The app's first responder from before the first modal overlay.
  private weak var former: UIView?
  /// Whether assistive technology does not know of the overlay yet.
  private var isNews = false

  /// Has the app's first responder give up the keyboard, and remembers the responder.
  ///
  /// - Parameter view: The view that overlays lie in; a responder inside keeps the keyboard.
  func releaseKeyboard(outside view: OverlayView) {
    guard former == nil, let responder = Self.responder(outside: view) else { return }
    former = responder
    responder.resignFirstResponder()
  }

  /// Gives the keyboard back to the app's former first responder, unless the app has given it to
  /// another one meanwhile.
  ///
  /// - Parameter view: The view that overlays lie in.
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

  /// Makes overlays modal for assistive technology, up to an overlay; `nil` ends the modality.
  ///
  /// UIKit hides the siblings of a modal view. So the views around all overlays are modal, up to
  /// the edge of the place, and the overlay is not: those in front of it can be reached. What lies
  /// behind is hidden by each scene.
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

  /// Announces a new modal overlay after its first drawing.
  func cardsWereDrawn() {
    guard isNews, let slot, slot.card.isShown else { return }
    isNews = false
    UIAccessibility.post(notification: .screenChanged, argument: slot.card)
  }
}

extension UIView {
  /// The first responder in the view, except in `root`.
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
