#if !canImport(UIKit)
public import Foundation

/// Is asked and told about the editing of a field.
///
/// A person who goes from one field to another has the new one's asked whether editing should begin and the
/// old one's whether it should end, before the old one's is told that it has ended and the new one's that it
/// has begun. There is no button that clears a field, so that nobody is asked about one.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; otherwise the field does not get the keyboard.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; otherwise the field keeps the keyboard, unless it is about to go.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended; not told to who is told the reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a person may put `string` in the place of a part of the text, before that is changed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The caret or the selection has moved, by typing too.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Return was pressed; whether it is to go on to the next field, or to press the default button.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets it begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets it end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the same without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Lets it change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Goes on as usual.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
#endif
