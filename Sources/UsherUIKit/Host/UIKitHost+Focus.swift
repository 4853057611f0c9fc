#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Limits assistive technology to an overlay, and makes the app's first responder resign.
  public func trapFocus(in id: OverlayID) {
    guard let view = view(of: id) else { return }
    focus.releaseKeyboard(outside: view)
    focus.trap(view.slots[id], in: [view, regions[id]?.view ?? stage?.window])
    trapped = id
    editing.overlayWasTrapped(id)
  }

  /// Moves assistive technology to an overlay, which then also receives keys.
  ///
  /// UIKit has no keyboard focus for buttons, so the host remembers which overlay has the focus.
  public func giveFocus(to id: OverlayID) {
    guard let card = view(of: id)?.slots[id]?.card else { return }
    let known = visited
    visited = id
    connection.focusMoved(isInside: true, of: id)
    if let known, known != id { connection.focusMoved(isInside: false, of: known) }
    UIAccessibility.post(notification: .layoutChanged, argument: card)
  }

  /// Ends the focus of the overlay that was focused last.
  func endVisit() {
    guard let known = visited else { return }
    visited = nil
    connection.focusMoved(isInside: false, of: known)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Makes the app accessible again, and restores its first responder.
  public func restoreFocus() {
    endVisit()
    guard let known = trapped else { return }
    let view = view(of: known)
    trapped = nil
    editing.overlayWasTrapped(nil)
    focus.trap(nil, in: [])
    focus.giveBack(outside: view)
  }

  /// Announces text with VoiceOver.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    announcer.announce(Announcement(words, politeness))
  }

  /// Plays haptic feedback.
  public func play(_ haptic: Haptic) {
    switch haptic {
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    case .heavy: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }
  }

  /// Offers a key to the overlays.
  ///
  /// - Returns: Whether an overlay used the key.
  func use(_ press: UIPress) -> Bool {
    if press.isControlReturn, editing.leaveLines() { return true }
    if press.isCommandC { return copyFocused() }
    return switch press.keyCode {
    case .keyboardTab: editing.moveOn(isBackwards: press.isShifted)
    // Other keys with Shift belong to the app.
    case _? where press.isShifted: leaveToApp()
    case .keyboardEscape: connection.keyPressed(.escape)
    // A field that is being edited receives Return itself.
    case .keyboardReturnOrEnter, .keypadEnter:
      editing.overlay == nil && connection.keyPressed(.return)
    case let code?: useOther(code)
    case nil: false
    }
  }

  /// Offers a key to the overlays if it is a function key.
  private func useOther(_ code: UIKeyboardHIDUsage) -> Bool {
    let number = code.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return FunctionKey(rawValue: number).map { connection.functionKeyPressed($0) } ?? leaveToApp()
  }

  /// Leaves a key to the app and ends the focus, because the user is busy in the app.
  private func leaveToApp() -> Bool {
    endVisit()
    return false
  }
}
#endif
