#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Tracks which field of which overlay has the keyboard focus, and calls the app's editing
/// callbacks.
///
/// The focus is briefly nowhere whenever content is rebuilt or a modal overlay takes it. The focus
/// is therefore read only once that is over.
@MainActor
final class FieldInput {
  /// Takes the keyboard focus from a field without moving it to another field.
  var release: @MainActor () -> Void = {}
  private let layer: OverlayView
  private let connections: Connections
  private let tracker = EditingTracker()
  private lazy var idle = IdleSource { [weak self] in self?.pass() }

  init(in area: OverlayArea, with layer: OverlayView) {
    self.layer = layer
    connections = area.connectionsToWindow()
    area.whenMoved { [weak self] in self?.note() }
    connections.addObject("notify::focus-widget") { [weak self] in self?.note() }
  }

  /// Whether a field is being edited.
  var isUnderWay: Bool { tracker.field != nil }

  /// Stops for good.
  ///
  /// A field being edited goes with the area, so editing ends.
  func remove() {
    release = {}
    connections.end()
    idle.drop()
    tracker.move(to: nil, isForced: true)
  }

  /// Schedules a check after the focus, or the widgets that may have it, may have changed.
  func note() { idle.ask() }

  /// Schedules a check after the cards were drawn: a new card may already have the focus, and a
  /// leaving card cannot keep it.
  func cardsWereDrawn() {
    if tracker.field != nil || layer.focus != nil, focused?.text !== tracker.field?.text { note() }
  }

  /// Makes the callbacks about a field that gained or lost the focus now.
  ///
  /// If the app refuses, the focus goes back.
  func followFocus() {
    idle.drop()
    pass()
  }

  /// Acts on a focus moved by Tab: calls `tab` again to skip fields that refuse the focus.
  func follow(_ tab: @MainActor () -> Void) {
    idle.drop()
    // At most one round: after the last field, Tab starts again with the first.
    for _ in usable.indices {
      switch move() {
      case .accepted: return
      case .kept: return giveBack()
      case .unwanted: tab()
      }
    }
    pass()
  }

  /// Asks the app whether Return in a field has its usual effect.
  func allowsReturn(in field: OverlayNode.Field) -> Bool {
    followFocus()
    return tracker.allowsReturn(in: field)
  }

  /// Takes the keyboard focus from a field, unless the app refuses.
  func end(in field: OverlayNode.Field) {
    followFocus()
    if tracker.end(in: field) { release() }
  }

  private func pass() {
    if move() != .accepted { giveBack() }
  }

  private func move() -> EditingTracker.Answer {
    // A field that is leaving or gone cannot keep the focus.
    let isForced = tracker.field.map { widget(of: $0) == nil } ?? false
    return tracker.move(to: focused, isForced: isForced)
  }

  /// Returns the focus to the field being edited, or takes it from all fields if there is none.
  private func giveBack() {
    if let widget = tracker.field.flatMap({ widget(of: $0) }) {
      Caret(of: widget).enter(widget)
    } else {
      release()
    }
  }

  /// The field that has the focus; `nil` for none that the user can use.
  private var focused: OverlayNode.Field? {
    guard let focus = layer.focus else { return nil }
    return usable.first { focus == $0.widget || gtk_widget_is_ancestor(focus, $0.widget) != 0 }?
      .field
  }

  private func widget(of field: OverlayNode.Field) -> WidgetPointer? {
    usable.first { $0.field.text === field.text }?.widget
  }

  /// The fields that the user can use.
  ///
  /// Fields behind a modal overlay are excluded, since the overlay would take the focus back
  /// endlessly.
  private var usable: [(widget: WidgetPointer, field: OverlayNode.Field)] {
    layer.cards.values.filter { $0.acceptsInput && !$0.isBehindModal }.flatMap { card in
      Array(zip(card.controls.fields, card.controls.fieldNodes))
    }
  }
}
#endif
