#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Tracks which field of which overlay has the keyboard focus, and calls the app's editing
/// callbacks.
///
/// While content is rebuilt, or a modal overlay takes the focus, no widget has the focus for a
/// short time. Therefore, the focus is checked later.
@MainActor
final class FieldInput {
  /// A closure that removes the keyboard focus from a field without focusing another field.
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

  var isUnderWay: Bool { tracker.field != nil }

  /// Stops permanently and ends editing, because the fields are removed with the area.
  func remove() {
    release = {}
    connections.end()
    idle.drop()
    tracker.move(to: nil, isForced: true)
  }

  /// Schedules a check, because the focus or the widgets that can have it may have changed.
  func note() { idle.ask() }

  /// Schedules a check, because a new card may already have the focus, and an exiting card can't
  /// keep the focus.
  func cardsWereDrawn() {
    if tracker.field != nil || layer.focus != nil, focused?.text !== tracker.field?.text { note() }
  }

  /// Immediately calls the editing callbacks of fields that gained or lost the focus.
  ///
  /// If the app refuses the change, the focus returns to the edited field.
  func followFocus() {
    idle.drop()
    pass()
  }

  /// Calls the editing callbacks after Tab moved the focus.
  ///
  /// If the app refuses to edit the new field, `tab` is called to move the focus further. If the
  /// app refuses to end editing, the focus returns to the edited field.
  func follow(_ tab: @MainActor () -> Void) {
    idle.drop()
    // At most one round: after the last field, Tab returns to the first.
    for _ in usable.indices {
      switch move() {
      case .accepted: return
      case .kept: return giveBack()
      case .unwanted: tab()
      }
    }
    pass()
  }

  func allowsReturn(in field: OverlayNode.Field) -> Bool {
    followFocus()
    return tracker.allowsReturn(in: field)
  }

  func end(in field: OverlayNode.Field) {
    followFocus()
    if tracker.end(in: field) { release() }
  }

  private func pass() {
    if move() != .accepted { giveBack() }
  }

  private func move() -> EditingTracker.Answer {
    // A field that is exiting or removed can't keep the focus.
    let isForced = tracker.field.map { widget(of: $0) == nil } ?? false
    return tracker.move(to: focused, isForced: isForced)
  }

  /// Returns the focus to the edited field, or removes the focus from all fields if no field is
  /// being edited.
  private func giveBack() {
    if let widget = tracker.field.flatMap({ widget(of: $0) }) {
      Caret(of: widget).enter(widget)
    } else {
      release()
    }
  }

  /// The focused field, or `nil` if no field is focused or the user can't use the field.
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
  /// Fields behind a modal overlay are excluded. Otherwise, this object and the overlay would move
  /// the focus back and forth forever.
  private var usable: [(widget: WidgetPointer, field: OverlayNode.Field)] {
    layer.cards.values.filter { $0.acceptsInput && !$0.isBehindModal }.flatMap { card in
      Array(zip(card.controls.fields, card.controls.fieldNodes))
    }
  }
}
#endif
