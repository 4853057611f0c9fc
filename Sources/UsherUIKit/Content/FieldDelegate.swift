#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Passes on the questions and news of a native field.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  /// Whether editing may begin.
  var shouldBegin: @MainActor () -> Bool = { true }
  /// Editing has begun.
  var didBegin: @MainActor () -> Void = {}
  /// Whether editing may end.
  var shouldEnd: @MainActor () -> Bool = { true }
  /// Editing has ended.
  var didEnd: @MainActor () -> Void = {}
  /// Whether other words may replace a part, counted in UTF-16.
  var shouldChange: @MainActor (NSRange, String) -> Bool = { _, _ in true }
  /// The caret or the selection has moved.
  var didSelect: @MainActor () -> Void = {}
  /// Return was pressed.
  var didReturn: @MainActor () -> Void = {}
  /// The app's own delegate, for questions that content has no names for.
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
    // Optional in UIKit.
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
#endif
