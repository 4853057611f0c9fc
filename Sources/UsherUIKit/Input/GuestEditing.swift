#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Makes the overlays' window key when the user begins to type into one of the app's views in an
/// overlay.
///
/// A hardware keyboard's keys go to the key window, whichever window has the first responder. The
/// end of typing is found by `OverlayWindow.followTyping()`.
@MainActor
final class GuestEditing {
  private let notifications = NotificationInput()
  private weak var window: OverlayWindow?

  /// UIKit's name for the notification of text views.
  private static let textViewBegins = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Follows typing in a window.
  init(in window: OverlayWindow) {
    self.window = window
    for name in [UITextField.textDidBeginEditingNotification, Self.textViewBegins] {
      notifications.listen(to: name) { [weak self] text, _ in
        if let self, isGuest(text) { self.window?.requestKeyboard() }
      }
    }
  }

  /// Whether a text belongs to a view of the app's own in the window; other fields are followed
  /// with their content.
  private func isGuest(_ text: Any?) -> Bool {
    guard let view = text as? UIView, let window, view.window === window else { return false }
    return !(view.superview is FieldView)
  }
}
#endif
