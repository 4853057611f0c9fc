#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Decides whether fields may begin or end editing, and follows the edited field.
@MainActor
protocol FieldEditing: AnyObject {
  /// The edited field, according to the callbacks that the app has received.
  var tracker: EditingTracker { get }
  /// The edited field, according to UIKit.
  var current: FieldView? { get }
  /// Returns whether a field may begin editing, and notifies the app if it may.
  func mayBegin(in view: FieldView) -> Bool
  func hasBegun(in view: FieldView)
  /// Returns whether a field may end editing, and notifies the app if it may.
  func mayEnd(in view: FieldView) -> Bool
  func hasEnded(in view: FieldView)
  /// Ends editing in a field, if the app allows it.
  func end(in field: OverlayNode.Field)
  /// Called after the user changed the text of a field.
  func noteTyping(in view: FieldView)
}

extension FieldEditing {
  /// Makes the focused field resign first responder.
  func release() { current?.entry.view.resignFirstResponder() }

  /// Keeps the keyboard in the edited field, even if the field has a new view.
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
