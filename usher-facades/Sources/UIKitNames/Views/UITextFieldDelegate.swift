#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// A delegate that decides about a field's editing and is notified of its steps.
///
/// When the user moves from one field to another, the new field's delegate is asked whether editing
/// should begin, and the old field's whether editing should end. Then the old field's delegate is
/// told that editing ended and the new field's that editing began. Fields have no clear button, so
/// there is no method for one.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; with `false`, the field does not get the keyboard focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; with `false`, the field keeps the focus, unless it is being
  /// removed.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, unless the delegate implements the method with the reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user may replace `range` of the text by `string`; asked before the change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the caret or the selection moved, including by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called when Return was pressed; returns whether Return moves on to the next field or presses
  /// the default button.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing to begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows editing to end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Allows the change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows the usual effect of Return.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
#endif
