#if canImport(UIKit)
internal import UIKit
internal import Usher

/// Notices which line of which overlay has the keyboard, and lets its client be asked and told.
///
/// UIKit asks each field by itself before the keyboard moves. Both fields are answered for at once, at the
/// first of these questions, so that clients are asked and told in the order that they are promised; what
/// UIKit asks and tells after that is known already.
@MainActor
final class FieldInput {
  /// Called where the keyboard comes to an overlay, or leaves it.
  var onFocus: @MainActor (OverlayID, _ isPresent: Bool) -> Void = { _, _ in }
  /// Called where a person types into an overlay.
  var onType: @MainActor (OverlayID) -> Void = { _ in }
  private let tracker = EditingTracker()
  private var controls: [OverlayID: Controls] = [:]
  /// The overlays that a person can use, back to front; none that lies behind a modal one.
  private var usable: [OverlayID] = []
  private var trapped: OverlayID?
  /// The overlays in which a line asks for the keyboard, once they have come.
  private var expected: [OverlayID] = []
  /// The line that has the keyboard, as UIKit tells.
  private weak var current: FieldView?
  private var isRebuilding = false

  /// The overlay that a person types into; `nil` for none.
  var overlay: OverlayID? { presentView.flatMap { id(of: $0) } }

  /// Stops for good: what a person types into goes with the window.
  func stop() {
    (expected, usable) = ([], [])
    tracker.move(to: nil, isForced: true)
    release()
    controls = [:]
  }

  /// Content has been built: shows it, and lets the keyboard stay in the line that it was in before, whose
  /// client is told nothing, as to it nothing has happened.
  ///
  /// - Parameters:
  ///   - new: What can be used in it.
  ///   - id: The overlay.
  ///   - show: Puts the views in the place of those that were there before, if any.
  func attach(_ new: Controls, of id: OverlayID, show: @MainActor () -> Void) {
    let known = controls[id]
    let (field, selection) = (tracker.field, current?.selection)
    isRebuilding = true
    controls[id] = new
    new.editing = self
    show()
    isRebuilding = false
    // One that has asked for the keyboard and has come does not ask again.
    if known?.firstField == nil || expected.contains(id) { expect(id) }
    if let field, let view = new.fields.first(where: { $0.field.text === field.text }),
      !view.hasKeyboard, view.window != nil
    {
      view.takeKeyboard()
      if let selection { view.select(selection) }
    }
    settle()
  }

  /// The overlay goes, come or not.
  func detach(_ id: OverlayID) {
    controls[id] = nil
    usable.removeAll { $0 == id }
    expected.removeAll { $0 == id }
    if trapped == id { trapped = nil }
    settle()
  }

  /// An overlay keeps the keyboard from those behind it; `nil` ends that.
  func overlayWasTrapped(_ id: OverlayID?) {
    trapped = id
  }

  /// The overlays were drawn: one that has come may have the keyboard now, and one that is on its way out
  /// cannot keep it.
  func cardsWereDrawn(_ scene: OverlayScene) {
    let accepting = scene.overlays.filter { $0.acceptsInput }.map(\.id)
    usable = Array(
      accepting.drop { trapped != nil && accepting.contains(trapped ?? $0) && $0 != trapped })
    if tracker.field != nil || current != nil { settle() }
    // Looked up anew each time: taking the keyboard is an event, in which other overlays may go.
    while let id = expected.first(where: { usable.contains($0) && firstField(of: $0) != nil }) {
      expected.removeAll { $0 == id }
      if let field = firstField(of: id), field.isUsable { field.takeKeyboard() }
    }
  }

  /// Asks and tells now about a line that the keyboard has come to or left without a question; where the
  /// client refuses, it goes back.
  func settle() {
    guard !isRebuilding else { return }
    let focused = views.first { $0.hasKeyboard }
    if focused == nil { release() }
    guard focused?.field.text !== tracker.field?.text else { return }
    let former = overlay
    let answer = tracker.move(to: focused?.field, isForced: presentView == nil)
    tell(former)
    if answer != .accepted { giveBack() }
  }

  /// Takes the keyboard from the line that has it, and gives it to no other one.
  func release() {
    current?.native.resignFirstResponder()
  }

  /// Takes the keyboard from a line, if its client lets it go.
  func end(in field: Node.Field) {
    let former = overlay
    guard tracker.isEditing(field), tracker.move(to: nil) == .accepted, tracker.field == nil else {
      return
    }
    release()
    tell(former)
  }

  /// Tab was pressed: goes on to the next line of the overlay that lets it, or to the one before.
  ///
  /// - Returns: Whether there is another one.
  func moveOn(isBackwards: Bool) -> Bool {
    guard let view = presentView, let id = id(of: view) else { return false }
    let fields = controls[id]?.fields.filter { $0.isUsable } ?? []
    guard let place = fields.firstIndex(where: { $0 === view }), fields.count > 1 else {
      return false
    }
    let around = Array(fields[(place + 1)...] + fields[..<place])
    for field in isBackwards ? around.reversed() : around {
      field.takeKeyboard()
      if field.hasKeyboard || presentView !== view { break }
    }
    return true
  }

  /// A person has changed what a line holds.
  func noteTyping(in view: FieldView) {
    if let id = id(of: view) { onType(id) }
  }

  /// Asks whether Return goes on as usual in a line.
  func takesReturn(in field: Node.Field) -> Bool {
    tracker.isEditing(field) && tracker.takesReturn(in: field)
  }
}

/// What UIKit asks and tells a line.
extension FieldInput {
  /// Asks whether the keyboard may come to a line, and tells that it has where it may.
  func mayBegin(in view: FieldView) -> Bool {
    guard isRebuilding || views.contains(where: { $0 === view }) else { return false }
    let former = overlay
    tracker.move(to: view.field, isForced: presentView == nil)
    if tracker.field == nil { release() }
    tell(former)
    guard tracker.isEditing(view.field) else { return false }
    // A person types into the key window.
    (view.window as? OverlayWindow)?.takeKeyboard()
    return true
  }

  /// The keyboard has come to a line.
  func hasBegun(in view: FieldView) {
    current = view
    if !tracker.isEditing(view.field) { settle() }
  }

  /// Asks whether the keyboard may leave a line, and tells that it has where it may.
  func mayEnd(in view: FieldView) -> Bool {
    guard tracker.isEditing(view.field), !isRebuilding else { return true }
    let former = overlay
    tracker.move(to: nil, isForced: presentView == nil)
    tell(former)
    return !tracker.isEditing(view.field)
  }

  /// The keyboard has left a line.
  func hasEnded(in view: FieldView) {
    if current === view { current = nil }
    guard tracker.isEditing(view.field), !isRebuilding else { return }
    // Nobody was asked. Its content may be about to be built anew, with the keyboard in the same line.
    Task { [weak self] in self?.settle() }
  }

  private func giveBack() {
    if let presentView { presentView.takeKeyboard() } else { release() }
  }

  private func expect(_ id: OverlayID) {
    if controls[id]?.firstField != nil, !expected.contains(id) { expected.append(id) }
  }

  private func firstField(of id: OverlayID) -> FieldView? {
    guard let field = controls[id]?.firstField, field.window != nil else { return nil }
    return field
  }

  /// Tells which overlay the keyboard has come to, or left.
  private func tell(_ former: OverlayID?) {
    let overlay = overlay
    guard overlay != former else { return }
    if let former { onFocus(former, false) }
    if let overlay { onFocus(overlay, true) }
  }

  /// The line that a person types into, as clients know; `nil` where it is on its way out, or gone, and
  /// cannot keep the keyboard.
  private var presentView: FieldView? {
    tracker.field.flatMap { field in views.first { $0.field.text === field.text } }
  }

  /// The lines that a person can use.
  private var views: [FieldView] {
    usable.flatMap { controls[$0]?.fields.filter { $0.window != nil } ?? [] }
  }

  private func id(of view: FieldView) -> OverlayID? {
    usable.first { controls[$0]?.fields.contains { $0 === view } ?? false }
  }
}
#endif
