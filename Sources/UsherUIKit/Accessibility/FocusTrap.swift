#if canImport(UIKit)
internal import UIKit

/// Keeps assistive technology inside one overlay, and remembers what had the keyboard before.
@MainActor
final class FocusTrap {
  private weak var slot: OverlaySlot?
  /// What the app's person typed into when the first overlay took the focus.
  private weak var former: UIView?
  /// Whether assistive technology has still to be told of the overlay.
  private var isNews = false

  /// Takes the keyboard from the app's view that has it, if it does, and remembers that.
  ///
  /// - Parameter view: The view that overlays lie in, where nothing is taken from.
  func take(from view: OverlayView) {
    guard former == nil, let windows = view.window?.windowScene?.windows else { return }
    for window in windows {
      guard let responder = window.firstResponder(except: view) else { continue }
      former = responder
      responder.resignFirstResponder()
      return
    }
  }

  /// Gives the keyboard back to the view that had it, if that is still there.
  func giveBack() {
    if let former, former.window != nil { former.becomeFirstResponder() }
    former = nil
  }

  /// Makes an overlay the only thing there is; `nil` ends that.
  ///
  /// UIKit hides what lies beside a modal view, so each view on the way up to the place's edge has to be one.
  func trap(_ slot: OverlaySlot?, in stage: Stage?) {
    self.slot?.accessibilityViewIsModal = false
    self.slot = slot
    slot?.accessibilityViewIsModal = true
    stage?.view?.accessibilityViewIsModal = slot != nil
    stage?.window?.accessibilityViewIsModal = slot != nil
    if slot == nil {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    } else {
      isNews = true
    }
  }

  /// The overlays were drawn: one that has come can be told of.
  func overlaysWereDrawn() {
    guard isNews, let slot, slot.card.isShown else { return }
    isNews = false
    UIAccessibility.post(notification: .screenChanged, argument: slot.card)
  }
}

extension UIView {
  /// The view in it that has the keyboard; `root` and what lies in that are left out.
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
