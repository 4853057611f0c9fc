#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows the keyboard between the fields of all trees, and calls the app's editing callbacks.
///
/// The user can move from one tree to another, so all trees share one object.
@MainActor
final class TreeFields: FieldEditing {
  /// The object that all trees in the app share.
  static let shared = TreeFields()
  let tracker = EditingTracker()
  private(set) weak var current: FieldView?
  /// The field that refused to end editing.
  ///
  /// UIKit may still end editing, for example when the field is removed.
  private weak var refusing: FieldView?
  private var isRebuilding = false

  /// Shows a changed tree, and keeps the keyboard in the same field without calling the app.
  ///
  /// - Parameters:
  ///   - show: Creates or updates the views.
  ///   - fields: Returns the fields of the changed tree.
  func rebuild(_ show: @MainActor () -> Void, fields: @MainActor () -> [FieldView]) {
    let (field, selection) = (tracker.field, current?.selection)
    isRebuilding = true
    show()
    keepKeyboard(in: fields(), selecting: selection)
    isRebuilding = false
    guard let field else { return }
    let isGone = current?.field.text !== field.text
    if tracker.move(to: current?.field, isForced: isGone) == .unwanted { release() }
  }

  func mayBegin(in view: FieldView) -> Bool {
    guard !isRebuilding else { return true }
    tracker.move(to: view.field)
    guard tracker.isEditing(view.field) else { return false }
    // The tree may be in a view that an overlay shows.
    (view.window as? OverlayWindow)?.requestKeyboard()
    return true
  }

  func hasBegun(in view: FieldView) {
    current = view
    // The tracker updates its field.
    tracker.move(to: view.field)
  }

  func mayEnd(in view: FieldView) -> Bool {
    refusing = nil
    guard tracker.isEditing(view.field), !isRebuilding else { return true }
    tracker.move(to: nil)
    guard tracker.isEditing(view.field) else { return true }
    refusing = view
    return false
  }

  func hasEnded(in view: FieldView) {
    if current === view { current = nil }
    guard tracker.isEditing(view.field), !isRebuilding else { return }
    if refusing === view { tracker.lose() } else { tracker.move(to: nil, isForced: true) }
  }

  func end(in field: OverlayNode.Field) {
    if tracker.end(in: field) { release() }
  }

  func noteTyping(in view: FieldView) {}
}
#endif
