#if GTK
internal import CGTK

/// Moves the focus by Tab from the app's widgets to the controls of overlays that are not modal,
/// and back.
///
/// A GtkWindow looks for the next widget only in its child and its title bar. While an overlay
/// accepts input, the order is: the window's child, the layer, the window's other parts.
@MainActor
final class TabOrder {
  /// Called when Tab has moved the focus, with a function that moves the focus on if it may not
  /// stay.
  var tabbed: @MainActor (@MainActor () -> Void) -> Void = { _ in }
  private let window: WidgetPointer
  private let layer: OverlayLayer
  /// The app's widget that had the focus last.
  private let memory: FocusMemory
  private let connections: Connections

  init(on window: WidgetPointer, with layer: OverlayLayer) {
    self.window = window
    self.layer = layer
    memory = FocusMemory(of: window)
    connections = Connections(to: window)
    connections.addDirection("move-focus") { [weak self] direction in
      guard let self, move(direction) else { return }
      tabbed { [weak self] in _ = self?.move(direction) }
      g_signal_stop_emission_by_name(window, "move-focus")
    }
    connections.addObject("notify::focus-widget") { [weak self] in self?.noteFocus() }
    noteFocus()
  }

  /// Stops for good.
  func remove() {
    connections.end()
    memory.clear()
  }

  /// Gives the focus back to the app after the cards were drawn, if the focused card is on its way
  /// out.
  func cardsWereDrawn() {
    guard let focus = focusInLayer,
      !layer.cards.values.contains(where: { $0.takesInput && $0.holds(focus) })
    else { return }
    giveBack()
  }

  /// Whether a control of the card has the focus.
  func isInside(_ card: OverlayCard) -> Bool {
    focusInLayer.map { card.holds($0) } ?? false
  }

  /// Moves the focus to a control of the card; without one, back to the app.
  func enter(_ card: OverlayCard) {
    guard !isInside(card),
      !card.takesInput || gtk_widget_child_focus(card.widget, GTK_DIR_TAB_FORWARD) == 0
    else { return }
    giveBack()
  }

  /// Gives the focus back to the app.
  func giveBack() {
    memory.giveBack()
  }

  private var focusInLayer: WidgetPointer? {
    guard let focus = gtk_window_get_focus(cast(window)),
      gtk_widget_is_ancestor(focus, layer.widget) != 0
    else { return nil }
    return focus
  }

  private func noteFocus() {
    guard let focus = gtk_window_get_focus(cast(window)), focusInLayer == nil else { return }
    memory.remember(focus)
  }

  /// Moves the focus if an overlay accepts input; returns whether the focus moved.
  private func move(_ direction: GtkDirectionType) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    guard isForward || direction == GTK_DIR_TAB_BACKWARD,
      layer.cards.values.contains(where: { $0.takesInput })
    else { return false }
    var sections = isForward ? sections : sections.reversed()
    if let current = gtk_widget_get_focus_child(window) {
      if gtk_widget_child_focus(current, direction) != 0 { return true }
      // Otherwise the section would continue from its old focus when its turn comes again.
      gtk_window_set_focus(cast(window), nil)
      if let index = sections.firstIndex(of: current) {
        sections = Array(sections[(index + 1)...] + sections[...index])
      }
    }
    return sections.contains { gtk_widget_child_focus($0, direction) != 0 }
  }

  /// The parts of the window that can have the focus, in tab order.
  private var sections: [WidgetPointer] {
    let content = gtk_window_get_child(cast(window))
    return [content, layer.widget].compactMap { $0 }
      + layer.neighbors.filter { $0 != content }
  }
}
#endif
