#if GTK
internal import CGTK
internal import Usher

/// Notices which line of which overlay has the keyboard, and lets its client be asked and told.
///
/// The focus is on nothing for a moment wherever content is built anew or a modal overlay takes it, so that
/// what it has come to is looked up once all that is over.
@MainActor
final class FieldInput {
  /// Takes the keyboard from a line, and gives it to no other one.
  var release: @MainActor () -> Void = {}
  private let window: WidgetPointer
  private let layer: OverlayLayer
  private let connections: Connections
  private let tracker = EditingTracker()
  private lazy var idle = IdleSource { [weak self] in self?.pass() }

  init(on window: WidgetPointer, with layer: OverlayLayer) {
    self.window = window
    self.layer = layer
    connections = Connections(to: window)
    connections.addObject("notify::focus-widget") { [weak self] in self?.note() }
  }

  /// Whether a person types into a line.
  var isUnderWay: Bool { tracker.field != nil }

  /// Stops for good: what a person types into goes with the window.
  func remove() {
    release = {}
    connections.end()
    idle.drop()
    tracker.move(to: nil, isForced: true)
  }

  /// The focus, or what there is to have it, may have changed.
  func note() { idle.ask() }

  /// The cards were drawn: one that has come may have the keyboard already, and one that is on its way out
  /// cannot keep it.
  func cardsWereDrawn() {
    if tracker.field != nil || focusInLayer != nil, focused?.text !== tracker.field?.text { note() }
  }

  /// Asks and tells now about a line that the keyboard has come to or left; where the client refuses, it goes
  /// back.
  func settle() {
    idle.drop()
    pass()
  }

  /// Tab has moved the focus: goes on by it past lines that do not want the keyboard.
  func follow(_ tab: @MainActor () -> Void) {
    idle.drop()
    // No more than all of them; past the last one Tab begins again with the first.
    for _ in usable.indices {
      switch move() {
      case .accepted: return
      case .kept: return giveBack()
      case .unwanted: tab()
      }
    }
    pass()
  }

  /// Asks whether Return goes on as usual in a line.
  func takesReturn(in field: Node.Field) -> Bool {
    settle()
    return tracker.isEditing(field) && tracker.takesReturn(in: field)
  }

  /// Takes the keyboard from a line, if its client lets it go.
  func end(in field: Node.Field) {
    settle()
    guard tracker.isEditing(field), tracker.move(to: nil) == .accepted, tracker.field == nil else {
      return
    }
    release()
  }

  private func pass() {
    if move() != .accepted { giveBack() }
  }

  private func move() -> EditingTracker.Answer {
    // What is on its way out, or gone, cannot keep the keyboard.
    let isForced = tracker.field.map { widget(of: $0) == nil } ?? false
    return tracker.move(to: focused, isForced: isForced)
  }

  /// Gives the keyboard back to the line that a person types into, or takes it from all of them.
  private func giveBack() {
    if let widget = tracker.field.flatMap({ widget(of: $0) }) {
      Caret(of: widget).enter(widget)
    } else {
      release()
    }
  }

  /// The line that has the keyboard; `nil` where none has that a person can use.
  private var focused: Node.Field? {
    guard let focus = focusInLayer else { return nil }
    return usable.first { focus == $0.widget || gtk_widget_is_ancestor(focus, $0.widget) != 0 }?
      .field
  }

  private var focusInLayer: WidgetPointer? {
    guard let focus = gtk_window_get_focus(cast(window)),
      gtk_widget_is_ancestor(focus, layer.widget) != 0
    else { return nil }
    return focus
  }

  private func widget(of field: Node.Field) -> WidgetPointer? {
    usable.first { $0.field.text === field.text }?.widget
  }

  /// The lines that a person can use; none behind a modal overlay, which would take the keyboard back from
  /// them for ever.
  private var usable: [(widget: WidgetPointer, field: Node.Field)] {
    layer.cards.values.filter { $0.takesInput && !$0.isBehindModal }.flatMap { card in
      Array(zip(card.controls.fields, card.controls.lines))
    }
  }
}
#endif
