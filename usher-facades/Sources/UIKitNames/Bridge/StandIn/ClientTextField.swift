#if os(Linux) && !UIKIT_STAND_IN
/// The native text field of an app, inside content.
package typealias ClientTextField = UITextField

extension UITextField {
  /// The app's delegate of the field.
  package final var client: (any UITextFieldDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  /// Takes the keyboard focus now if the field is shown, otherwise when it appears, unless the
  /// delegate refuses.
  package final func requestKeyboardOnceShown() { becomeFirstResponder() }
}
#endif
