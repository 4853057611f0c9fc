#if !canImport(UIKit)
/// A native field of a client's own, in content.
package typealias ClientTextField = UITextField

extension UITextField {
  /// The client's delegate, asked and told about this field.
  package final var client: (any UITextFieldDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  /// Takes the keyboard: now if the field is shown, otherwise once it is; not if the client refuses.
  package final func takeKeyboardOnceShown() { becomeFirstResponder() }
}
#endif
