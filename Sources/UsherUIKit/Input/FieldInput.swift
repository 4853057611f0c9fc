#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows the keyboard between the overlays' fields, and calls the app's editing callbacks.
///
/// UIKit asks each field separately before the keyboard moves. When it asks the first field, the
/// app's callbacks of both fields are called, so that their order is as documented. Later calls by
/// UIKit don't call the app again.
@MainActor
final class FieldInput {
  /// Called when the keyboard enters or leaves an overlay.
  var onFocus: @MainActor (OverlayID, _ isPresent: Bool) -> Void = { _, _ in }
  var onType: @MainActor (OverlayID) -> Void = { _ in }
  let tracker = EditingTracker()
  private var controls: [OverlayID: Controls] = [:]
  /// The overlays that accept input, back to front, but not overlays behind a modal overlay.
  private var usable: [OverlayID] = []
  private var trapped: OverlayID?
  private var firstFocus = FirstFocus()
  private(set) weak var current: FieldView?
  /// The field that refused to end editing.
  ///
  /// UIKit may still end editing, for example when the field is removed.
  private weak var refusing: FieldView?
  private var isRebuilding = false

  /// The overlay with the edited field, or `nil` if the user edits no overlay's field.
  var overlay: OverlayID? { presentView.flatMap { id(of: $0) } }

  /// Whether characters are selected in the edited field.
  var hasSelection: Bool { current?.hasSelection ?? false }

  /// Stops permanently, because the window closes.
  func stop() {
    (firstFocus, usable) = (FirstFocus(), [])
    tracker.move(to: nil, isForced: true)
    release()
    controls = [:]
  }

  /// Shows new content, and keeps the keyboard in the same field without calling the app.
  ///
  /// - Parameters:
  ///   - list: The controls of the overlay, which `show` fills again.
  ///   - id: The overlay.
  ///   - show: Creates or updates the views.
  func attach(_ list: Controls, of id: OverlayID, show: @MainActor () -> Void) {
    let hadFirstField = controls[id]?.firstField != nil
    let selection = current?.selection
    isRebuilding = true
    controls[id] = list
    list.editing = self
    show()
    isRebuilding = false
    // An overlay that has already requested the keyboard doesn't request it again.
    if !hadFirstField, list.firstField != nil { firstFocus.expect(id) }
    keepKeyboard(in: list.fields, selecting: selection)
    followFocus()
  }

  func detach(_ id: OverlayID) {
    controls[id] = nil
    usable.removeAll { $0 == id }
    firstFocus.forget(id)
    if trapped == id { trapped = nil }
    followFocus()
  }

  /// Limits the keyboard to a modal overlay, or removes the limit if `id` is `nil`.
  func overlayWasTrapped(_ id: OverlayID?) {
    trapped = id
  }

  /// Focuses the first fields of new overlays, and ends editing in overlays that are being
  /// dismissed.
  func cardsWereDrawn(_ scene: OverlayScene) {
    let accepting = scene.overlays.filter { $0.acceptsInput }.map(\.id)
    usable = Array(
      accepting.drop { trapped != nil && accepting.contains(trapped ?? $0) && $0 != trapped })
    if tracker.field != nil || current != nil { followFocus() }
    while let id = firstFocus.next(where: { usable.contains($0) && firstField(of: $0) != nil }) {
      if let field = firstField(of: id), field.isUsable { field.requestKeyboard() }
    }
  }

  /// Calls the app if the keyboard has moved without a request, and moves it back if the app
  /// refuses.
  func followFocus() {
    guard !isRebuilding else { return }
    let focused = views.first { $0.hasKeyboard }
    if focused == nil { release() }
    guard focused?.field.text !== tracker.field?.text else { return }
    let former = overlay
    let answer = tracker.move(to: focused?.field, isForced: presentView == nil)
    tell(former)
    if answer != .accepted { giveBack() }
  }

  func end(in field: OverlayNode.Field) {
    let former = overlay
    guard tracker.end(in: field) else { return }
    release()
    tell(former)
  }

  /// Performs Tab: focuses the next or previous field of the overlay, if the app allows it.
  ///
  /// - Returns: Whether the overlay has another field.
  func moveOn(isBackwards: Bool) -> Bool {
    guard let view = presentView, let id = id(of: view) else { return false }
    let fields = controls[id]?.fields.filter { $0.isUsable } ?? []
    guard let place = fields.firstIndex(where: { $0 === view }), fields.count > 1 else {
      return false
    }
    let around = Array(fields[(place + 1)...] + fields[..<place])
    for field in isBackwards ? around.reversed() : around {
      field.requestKeyboard()
      if field.hasKeyboard || presentView !== view { break }
    }
    return true
  }

  /// Performs Control-Return in the edited field.
  ///
  /// - Returns: Whether the edited field has several lines. Other fields don't use the key.
  func leaveLines() -> Bool {
    guard let view = presentView, view.field.isMultiline else { return false }
    view.leave()
    return true
  }

  func noteTyping(in view: FieldView) {
    if let id = id(of: view) { onType(id) }
  }
}

/// Handles the calls of UIKit's text field delegate.
extension FieldInput {
  func mayBegin(in view: FieldView) -> Bool {
    guard isRebuilding || views.contains(where: { $0 === view }) else { return false }
    let former = overlay
    tracker.move(to: view.field, isForced: presentView == nil)
    if tracker.field == nil { release() }
    tell(former)
    guard tracker.isEditing(view.field) else { return false }
    // The user can type only into the key window.
    (view.window as? OverlayWindow)?.requestKeyboard()
    return true
  }

  func hasBegun(in view: FieldView) {
    current = view
    if !tracker.isEditing(view.field) { followFocus() }
  }

  func mayEnd(in view: FieldView) -> Bool {
    refusing = nil
    guard tracker.isEditing(view.field), !isRebuilding else { return true }
    let former = overlay
    tracker.move(to: nil, isForced: presentView == nil)
    tell(former)
    guard tracker.isEditing(view.field) else { return true }
    refusing = view
    return false
  }

  func hasEnded(in view: FieldView) {
    if current === view { current = nil }
    guard tracker.isEditing(view.field), !isRebuilding else { return }
    if refusing === view {
      let former = overlay
      tracker.lose()
      return tell(former)
    }
    // UIKit ended editing without asking the field. If the content is being rebuilt, the same
    // field may soon have the keyboard again, so the app is called later.
    Task { [weak self] in self?.followFocus() }
  }

  private func giveBack() {
    if let presentView { presentView.requestKeyboard() } else { release() }
  }

  private func firstField(of id: OverlayID) -> FieldView? {
    guard let field = controls[id]?.firstField, field.window != nil else { return nil }
    return field
  }

  /// Reports that the keyboard moved from one overlay to another.
  private func tell(_ former: OverlayID?) {
    let overlay = overlay
    guard overlay != former else { return }
    if let former { onFocus(former, false) }
    if let overlay { onFocus(overlay, true) }
  }

  /// The focused field, according to the callbacks that the app has received.
  ///
  /// `nil` if the field is being dismissed or was removed.
  private var presentView: FieldView? {
    tracker.field.flatMap { field in views.first { $0.field.text === field.text } }
  }

  /// The fields of overlays that accept input.
  private var views: [FieldView] {
    usable.flatMap { controls[$0]?.fields.filter { $0.window != nil } ?? [] }
  }

  private func id(of view: FieldView) -> OverlayID? {
    usable.first { controls[$0]?.fields.contains { $0 === view } ?? false }
  }
}
#endif
