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
  /// Called whenever the keyboard has come to a line or left one.
  var onMove: @MainActor () -> Void = {}
  private let usable: @MainActor () -> [Controls]
  private let tracker = EditingTracker()
  /// The line that has the keyboard, as UIKit tells.
  private weak var current: FieldView?
  private var isRebuilding = false
  private var expected: [Controls] = []

  /// Follows the lines of overlays.
  ///
  /// - Parameter usable: What of which overlays a person can use now: of those that take input, and of none
  ///   behind a modal one.
  init(usable: @escaping @MainActor () -> [Controls]) {
    self.usable = usable
  }

  /// Whether a person types into a line.
  var isUnderWay: Bool { tracker.field != nil }

  /// Stops for good: what a person types into goes with the window.
  func remove() {
    expected = []
    tracker.move(to: nil, isForced: true)
    release()
  }

  /// Waits for an overlay to come, if a line in it asks for the keyboard.
  func expect(_ controls: Controls) {
    if controls.firstField != nil, !isExpecting(controls) { expected.append(controls) }
  }

  /// Whether it waits for an overlay.
  func isExpecting(_ controls: Controls) -> Bool { expected.contains { $0 === controls } }

  /// The overlay goes, come or not, or the keyboard is somebody else's to move.
  func forget(_ controls: Controls) { expected.removeAll { $0 === controls } }

  /// The overlays were drawn: one that has come may have the keyboard now, and one that is on its way out
  /// cannot keep it.
  func overlaysWereDrawn() {
    if isUnderWay || current != nil { settle() }
    // Looked up anew each time: taking the keyboard is an event, in which other overlays may go.
    while let controls = expected.first(where: { controls in
      controls.firstField?.window != nil && usable().contains { $0 === controls }
    }) {
      forget(controls)
      if let field = controls.firstField, field.isUsable { field.takeKeyboard() }
    }
  }

  /// Asks and tells now about a line that the keyboard has come to or left, which nobody asked about; where
  /// the client refuses, it goes back.
  func settle() {
    guard !isRebuilding else { return }
    let focused = views.first { $0.hasKeyboard }
    if focused == nil { release() }
    guard focused?.field.text !== tracker.field?.text else { return }
    let answer = tracker.move(to: focused?.field, isForced: presentView == nil)
    if answer != .accepted { giveBack() }
  }

  /// Puts other content in the place of that which has the keyboard, which stays in the same line.
  ///
  /// The client of that line is told nothing: as to it, nothing has happened.
  func keepKeyboard(during change: @MainActor () -> Void) {
    let (field, selection) = (tracker.field, current?.selection)
    isRebuilding = true
    change()
    isRebuilding = false
    guard let field, let view = views.first(where: { $0.field.text === field.text }) else {
      return settle()
    }
    if !view.hasKeyboard {
      view.takeKeyboard()
      if let selection { view.select(selection) }
    }
    settle()
  }

  /// Takes the keyboard from the line that has it, and gives it to no other one.
  func release() {
    current?.native.resignFirstResponder()
  }

  /// Takes the keyboard from a line, if its client lets it go.
  func end(in field: Node.Field) {
    guard tracker.isEditing(field), tracker.move(to: nil) == .accepted, tracker.field == nil else {
      return
    }
    release()
  }

  /// Asks whether Return goes on as usual in a line.
  func takesReturn(in field: Node.Field) -> Bool {
    tracker.isEditing(field) && tracker.takesReturn(in: field)
  }

  /// Asks whether the keyboard may come to a line, and tells that it has where it may.
  func mayBegin(in view: FieldView) -> Bool {
    guard views.contains(where: { $0 === view }) else { return false }
    tracker.move(to: view.field, isForced: presentView == nil)
    if tracker.field == nil { release() }
    return tracker.isEditing(view.field)
  }

  /// The keyboard has come to a line.
  func hasBegun(in view: FieldView) {
    current = view
    if !tracker.isEditing(view.field) { settle() }
    onMove()
  }

  /// Asks whether the keyboard may leave a line, and tells that it has where it may.
  func mayEnd(in view: FieldView) -> Bool {
    guard tracker.isEditing(view.field), !isRebuilding else { return true }
    tracker.move(to: nil, isForced: presentView == nil)
    return !tracker.isEditing(view.field)
  }

  /// The keyboard has left a line; where nobody was asked, that could not be helped.
  func hasEnded(in view: FieldView) {
    if current === view { current = nil }
    defer { if !isRebuilding { onMove() } }
    guard tracker.isEditing(view.field), !isRebuilding, presentView?.hasKeyboard != true else {
      return
    }
    tracker.move(to: nil, isForced: true)
  }

  private func giveBack() {
    if let presentView { presentView.takeKeyboard() } else { release() }
  }

  /// The line that a person types into, as clients know; `nil` where it is on its way out, or gone, and
  /// cannot keep the keyboard.
  private var presentView: FieldView? {
    tracker.field.flatMap { field in views.first { $0.field.text === field.text } }
  }

  /// The lines that a person can use.
  private var views: [FieldView] {
    usable().flatMap { $0.fields.filter { $0.window != nil } }
  }
}
#endif
