#if GTK
internal import CGTK

/// Leads Tab from the app's widgets to the controls of overlays that are not modal, and back.
///
/// A GtkWindow looks for the next widget in its child and its title bar only. While there is something
/// to be reached in the layer, that comes after the child, and what else the window has comes last.
@MainActor
final class TabOrder {
  /// Tab has moved the focus; called with what moves it on, where it may not stay.
  var tabbed: @MainActor (@MainActor () -> Void) -> Void = { _ in }
  private let window: WidgetPointer
  private let layer: OverlayLayer
  /// Which of the app's widgets had the focus last.
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

  /// The cards were drawn: one that is on its way out must not keep the keyboard.
  func cardsWereDrawn() {
    guard let focus = focusInLayer,
      !layer.cards.values.contains(where: { $0.takesInput && $0.holds(focus) })
    else { return }
    giveBack()
  }

  /// Whether a control of a card has the keyboard.
  func isInside(_ card: OverlayCard) -> Bool {
    focusInLayer.map { card.holds($0) } ?? false
  }

  /// Gives a control of the card the keyboard; where there is none, the app gets it back.
  func enter(_ card: OverlayCard) {
    guard !isInside(card),
      !card.takesInput || gtk_widget_child_focus(card.widget, GTK_DIR_TAB_FORWARD) == 0
    else { return }
    giveBack()
  }

  /// Gives the keyboard back to the app.
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

  /// Moves the focus, if there is an overlay it could get to or come from.
  private func move(_ direction: GtkDirectionType) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    guard isForward || direction == GTK_DIR_TAB_BACKWARD,
      layer.cards.values.contains(where: { $0.takesInput })
    else { return false }
    var sections = isForward ? sections : sections.reversed()
    if let current = gtk_widget_get_focus_child(window) {
      if gtk_widget_child_focus(current, direction) != 0 { return true }
      // Otherwise the section would begin where the focus has been, once its turn comes again.
      gtk_window_set_focus(cast(window), nil)
      if let index = sections.firstIndex(of: current) {
        sections = Array(sections[(index + 1)...] + sections[...index])
      }
    }
    return sections.contains { gtk_widget_child_focus($0, direction) != 0 }
  }

  /// What in the window can have the focus, in order.
  private var sections: [WidgetPointer] {
    let content = gtk_window_get_child(cast(window))
    return [content, layer.widget].compactMap { $0 }
      + layer.neighbors.filter { $0 != content }
  }
}
#endif
