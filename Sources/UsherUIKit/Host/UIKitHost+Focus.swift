#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Limits assistive technology to this overlay, and takes the keyboard from the app.
  public func trapFocus(in id: OverlayID) {
    guard let view = view(of: id) else { return }
    focus.releaseKeyboard(outside: view)
    focus.trap(view.slots[id], in: [view, regions[id]?.view ?? stage?.window])
    trapped = id
    editing.overlayWasTrapped(id)
  }

  /// Lets assistive technology find the app again, and gives the keyboard back.
  public func restoreFocus() {
    let view = trapped.flatMap { self.view(of: $0) }
    trapped = nil
    editing.overlayWasTrapped(nil)
    focus.trap(nil, in: [])
    focus.giveBack(outside: view)
  }

  /// Announces words through VoiceOver.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    Announcement(words, politeness).post()
  }

  /// Plays haptic feedback.
  public func play(_ haptic: Haptic) {
    switch haptic {
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    }
  }

  /// Offers a key to the overlays.
  ///
  /// - Returns: Whether an overlay used the key.
  func use(_ press: UIPress) -> Bool {
    switch press.keyCode {
    case .keyboardEscape: connection.keyPressed(.escape)
    // A field in use asks about Return by itself.
    case .keyboardReturnOrEnter, .keypadEnter:
      editing.overlay == nil && connection.keyPressed(.return)
    case .keyboardTab:
      editing.moveOn(isBackwards: press.key?.modifierFlags.contains(.shift) ?? false)
    default: false
    }
  }

  /// Reports the keyboard's arrival in an overlay, or its departure.
  func tellFocus(in id: OverlayID, isPresent: Bool) {
    connection.focusMoved(isInside: isPresent, of: id)
    if !isPresent { stage?.window?.giveKeyboardBack() }
  }

  /// Lets the window become key while an overlay has a field, or a view of the app's own that may
  /// have one.
  func followFields() {
    guard let window = stage?.window else { return }
    window.hasFields =
      stage?.view?.slots.values.contains {
        !$0.card.controls.fields.isEmpty || $0.card.controls.hasNativeViews
      } ?? false
    if !window.hasFields { window.giveKeyboardBack() }
  }
}
#endif
