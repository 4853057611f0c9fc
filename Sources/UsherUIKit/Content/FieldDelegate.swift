#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Forwards the delegate calls of a native text field or text view.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  var shouldBegin: @MainActor () -> Bool = { true }
  var didBegin: @MainActor () -> Void = {}
  var shouldEnd: @MainActor () -> Bool = { true }
  var didEnd: @MainActor () -> Void = {}
  /// Returns whether a string may replace a range, in UTF-16 code units.
  var shouldChange: @MainActor (NSRange, String) -> Bool = { _, _ in true }
  /// Called after the user changed the text.
  var didChange: @MainActor () -> Void = {}
  /// Called after the caret or the selection moved.
  var didSelect: @MainActor () -> Void = {}
  var didReturn: @MainActor () -> Void = {}
  /// Returns the app's delegate, which receives the calls that have no callback in
  /// `OverlayNode.Field`.
  var client: @MainActor () -> (any UITextFieldDelegate)? = { nil }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBegin() }

  func textFieldDidBeginEditing(_ textField: UITextField) { didBegin() }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd() }

  func textFieldDidEndEditing(_ textField: UITextField) { didEnd() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    shouldChange(range, string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { didSelect() }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    // The method is optional.
    let ask = client()?.textFieldShouldClear
    return ask?(textField) ?? true
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let ask = client()?.textField(_:editMenuForCharactersIn:suggestedActions:)
    return ask?(textField, range, suggestedActions) ?? nil
  }

  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let tell = client()?.textField(_:willPresentEditMenuWith:)
    tell?(textField, animator)
  }

  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let tell = client()?.textField(_:willDismissEditMenuWith:)
    tell?(textField, animator)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    didReturn()
    return false
  }
}

extension FieldDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { shouldBegin() }

  func textViewDidBeginEditing(_ textView: UITextView) { didBegin() }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { shouldEnd() }

  func textViewDidEndEditing(_ textView: UITextView) { didEnd() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    shouldChange(range, text)
  }

  func textViewDidChange(_ textView: UITextView) { didChange() }

  func textViewDidChangeSelection(_ textView: UITextView) { didSelect() }
}
#endif
