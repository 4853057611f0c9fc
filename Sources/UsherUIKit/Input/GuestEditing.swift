#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Makes the overlays' window key when the user types into one of the app's views in an overlay.
///
/// The keys of a hardware keyboard are sent to the key window, even if the first responder is in
/// another window. `OverlayWindow.followTyping()` detects when typing ends.
@MainActor
final class GuestEditing {
  private let notifications = NotificationInput()
  private weak var window: OverlayWindow?

  init(in window: OverlayWindow) {
    self.window = window
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      notifications.listen(to: name) { [weak self] text, _ in
        if let self, isGuest(text) { self.window?.requestKeyboard() }
      }
    }
  }

  /// Returns whether a text belongs to one of the app's views in the window.
  ///
  /// Fields in content are followed by `FieldInput`.
  private func isGuest(_ text: Any?) -> Bool {
    guard let view = text as? UIView, let window, view.window === window else { return false }
    return !(view.superview is FieldView)
  }
}
#endif
