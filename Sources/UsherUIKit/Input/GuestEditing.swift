#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Follows typing into views of the app's own in overlays: meanwhile the overlays' window is key.
///
/// A hardware keyboard's keys go to the key window, whichever window has the first responder.
@MainActor
final class GuestEditing {
  private let notifications = NotificationInput()
  private weak var window: OverlayWindow?

  /// UIKit's names for the notifications of text views.
  private static let textViewBegins = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  private static let textViewEnds = Notification.Name("UITextViewTextDidEndEditingNotification")

  /// Follows typing in a window.
  init(in window: OverlayWindow) {
    self.window = window
    for name in [UITextField.textDidBeginEditingNotification, Self.textViewBegins] {
      notifications.listen(to: name) { [weak self] text, _ in
        if let self, isGuest(text) { self.window?.requestKeyboard() }
      }
    }
    for name in [UITextField.textDidEndEditingNotification, Self.textViewEnds] {
      notifications.listen(to: name) { [weak self] text, _ in
        guard let self, isGuest(text) else { return }
        // Typing may go on in another field at once.
        Task { [weak self] in self?.giveBack() }
      }
    }
  }

  /// Whether a text belongs to a view of the app's own in the window; other fields are followed
  /// with their content.
  private func isGuest(_ text: Any?) -> Bool {
    guard let view = text as? UIView, let window, view.window === window else { return false }
    return !(view.superview is FieldView)
  }

  private func giveBack() {
    guard let window, !window.holdsFirstResponder else { return }
    window.giveKeyboardBack()
  }
}

extension UIView {
  /// Whether the view, or one in it, is the first responder.
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
#endif
