#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows the keyboard between the overlays' fields, and asks and tells the app.
///
/// UIKit asks each field by itself before the keyboard moves. Both fields are answered for at once,
/// at the first of these questions, so that the app is asked and told in the order that it is
/// promised; what UIKit asks and tells after that is known already.
@MainActor
final class FieldInput {
  /// Called when the keyboard comes to an overlay, or leaves the overlay.
  var onFocus: @MainActor (OverlayID, _ isPresent: Bool) -> Void = { _, _ in }
  /// Called when the user types into an overlay.
  var onType: @MainActor (OverlayID) -> Void = { _ in }
  let tracker = EditingTracker()
  private var controls: [OverlayID: Controls] = [:]
  /// The usable overlays, back to front; without overlays behind a modal overlay.
  private var usable: [OverlayID] = []
  private var trapped: OverlayID?
  private var firstFocus = FirstFocus()
  private(set) weak var current: FieldView?
  /// The field that has refused to give up the keyboard, and may be forced to.
  private weak var refusing: FieldView?
  private var isRebuilding = false

  /// The overlay with the keyboard; `nil` for none.
  var overlay: OverlayID? { presentView.flatMap { id(of: $0) } }

  /// Stops for good, as the window goes.
  func stop() {
    (firstFocus, usable) = (FirstFocus(), [])
    tracker.move(to: nil, isForced: true)
    release()
    controls = [:]
  }

  /// Shows new content, and keeps the keyboard in the same field without a word to the app.
  ///
  /// - Parameters:
  ///   - list: The controls of the overlay, which `show` fills anew.
  ///   - id: The overlay.
  ///   - show: Makes or changes the views.
  func attach(_ list: Controls, of id: OverlayID, show: @MainActor () -> Void) {
    let hadFirstField = controls[id]?.firstField != nil
    let selection = current?.selection
    isRebuilding = true
    controls[id] = list
    list.editing = self
    show()
    isRebuilding = false
    // One that has asked for the keyboard and has come does not ask again.
    if !hadFirstField, list.firstField != nil { firstFocus.expect(id) }
    keepKeyboard(in: list.fields, selecting: selection)
    followFocus()
  }

  /// Forgets an overlay.
  func detach(_ id: OverlayID) {
    controls[id] = nil
    usable.removeAll { $0 == id }
    firstFocus.forget(id)
    if trapped == id { trapped = nil }
    followFocus()
  }

  /// Limits the keyboard to a modal overlay; `nil` ends the limit.
  func overlayWasTrapped(_ id: OverlayID?) {
    trapped = id
  }

  /// Focuses fields of drawn overlays, and takes the keyboard from overlays on their way out.
  func cardsWereDrawn(_ scene: OverlayScene) {
    let accepting = scene.overlays.filter { $0.acceptsInput }.map(\.id)
    usable = Array(
      accepting.drop { trapped != nil && accepting.contains(trapped ?? $0) && $0 != trapped })
    if tracker.field != nil || current != nil { followFocus() }
    while let id = firstFocus.next(where: { usable.contains($0) && firstField(of: $0) != nil }) {
      if let field = firstField(of: id), field.isUsable { field.requestKeyboard() }
    }
  }

  /// Asks and tells the app about an unasked move of the keyboard; a refusal moves the keyboard
  /// back.
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

  /// Takes the keyboard from a field, if the app agrees.
  func end(in field: OverlayNode.Field) {
    let former = overlay
    guard tracker.end(in: field) else { return }
    release()
    tell(former)
  }

  /// Acts on Tab: focuses the next or the former field of the overlay, if the app agrees.
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

  /// Notes a change of a field's text by the user.
  func noteTyping(in view: FieldView) {
    if let id = id(of: view) { onType(id) }
  }
}

/// The questions and news of UIKit for a field.
extension FieldInput {
  /// Asks for the keyboard's move to a field, and tells the app of an allowed move.
  func mayBegin(in view: FieldView) -> Bool {
    guard isRebuilding || views.contains(where: { $0 === view }) else { return false }
    let former = overlay
    tracker.move(to: view.field, isForced: presentView == nil)
    if tracker.field == nil { release() }
    tell(former)
    guard tracker.isEditing(view.field) else { return false }
    // A person types into the key window.
    (view.window as? OverlayWindow)?.requestKeyboard()
    return true
  }

  /// Notes the keyboard's arrival in a field.
  func hasBegun(in view: FieldView) {
    current = view
    if !tracker.isEditing(view.field) { followFocus() }
  }

  /// Asks for the keyboard's departure from a field, and tells the app of an allowed departure.
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

  /// Notes the keyboard's departure from a field.
  func hasEnded(in view: FieldView) {
    if current === view { current = nil }
    guard tracker.isEditing(view.field), !isRebuilding else { return }
    if refusing === view {
      let former = overlay
      tracker.lose()
      return tell(former)
    }
    // Nobody was asked. Its content may be about to be built anew, with the keyboard in the same
    // line.
    Task { [weak self] in self?.followFocus() }
  }

  private func giveBack() {
    if let presentView { presentView.requestKeyboard() } else { release() }
  }

  private func firstField(of id: OverlayID) -> FieldView? {
    guard let field = controls[id]?.firstField, field.window != nil else { return nil }
    return field
  }

  /// Reports the keyboard's move between overlays.
  private func tell(_ former: OverlayID?) {
    let overlay = overlay
    guard overlay != former else { return }
    if let former { onFocus(former, false) }
    if let overlay { onFocus(overlay, true) }
  }

  /// The focused field, as known to the app; `nil` for a field on its way out, or gone.
  private var presentView: FieldView? {
    tracker.field.flatMap { field in views.first { $0.field.text === field.text } }
  }

  /// The usable fields.
  private var views: [FieldView] {
    usable.flatMap { controls[$0]?.fields.filter { $0.window != nil } ?? [] }
  }

  private func id(of view: FieldView) -> OverlayID? {
    usable.first { controls[$0]?.fields.contains { $0 === view } ?? false }
  }
}
#endif
