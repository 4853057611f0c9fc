#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The answers to UIKit's questions about fields, and the listener to UIKit's news of them.
@MainActor
protocol FieldEditing: AnyObject {
  /// The edited field, as known to the app.
  var tracker: EditingTracker { get }
  /// The focused field, as told by UIKit.
  var current: FieldView? { get }
  /// Whether the keyboard may move to a field.
  func mayBegin(in view: FieldView) -> Bool
  /// Notes the keyboard's arrival in a field.
  func hasBegun(in view: FieldView)
  /// Whether the keyboard may leave a field.
  func mayEnd(in view: FieldView) -> Bool
  /// Notes the keyboard's departure from a field.
  func hasEnded(in view: FieldView)
  /// Takes the keyboard from a field, if the app agrees.
  func end(in field: OverlayNode.Field)
  /// Notes a change of a field's text by the user.
  func noteTyping(in view: FieldView)
}

extension FieldEditing {
  /// Takes the keyboard from the focused field.
  func release() { current?.native.resignFirstResponder() }

  /// Keeps the keyboard in the edited field, whose view may be another one now.
  func keepKeyboard(in fields: [FieldView], selecting selection: Range<Int>?) {
    guard let view = fields.first(where: { tracker.isEditing($0.field) }) else { return }
    if view.hasKeyboard {
      tracker.move(to: view.field)
      view.nameReturnKey()
    } else {
      view.inheritKeyboard(selecting: selection)
    }
  }
}

extension FieldInput: FieldEditing {}
#endif
