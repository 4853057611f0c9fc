#if GTK && os(Linux)
internal import CGTK

/// Moves the focus between the app's widgets and the controls of nonmodal overlays when Tab is
/// pressed.
///
/// A GtkWindow looks for the next widget only in its child and title bar. While an overlay accepts
/// input, the order is: the window's child, the overlays, and the window's other parts. Then the
/// order repeats. In a pane, the order is the child and the overlays, and then the focus leaves the
/// pane. Overlays with an anchor follow their anchor instead (see `TabWalk`).
@MainActor
final class TabOrder {
  /// Called after Tab moves the focus.
  ///
  /// The argument is a closure that moves the focus one step further. Call it if the app refuses to
  /// edit the newly focused field.
  var tabbed: @MainActor (@MainActor () -> Void) -> Void = { _ in }
  private let area: OverlayArea
  private let layer: OverlayView
  private let memory: FocusMemory
  private let connections: Connections

  init(in area: OverlayArea, with layer: OverlayView) {
    self.area = area
    self.layer = layer
    memory = FocusMemory(of: area)
    connections = area.connectionsToWindow()
    area.whenMoved { [weak self] in self?.noteFocus() }
    if area.pane == nil {
      connections.addDirection("move-focus") { [weak self] direction in
        guard let self, layer.acceptsInput, Self.isTab(direction), move(direction) else { return }
        tabbed { [weak self] in _ = self?.move(direction) }
        g_signal_stop_emission_by_name(area.widget, "move-focus")
      }
    }
    connections.addObject("notify::focus-widget") { [weak self] in self?.noteFocus() }
    noteFocus()
  }

  func remove() {
    connections.end()
    memory.clear()
  }

  /// Returns the focus to the app if the focused card is exiting.
  func cardsWereDrawn() {
    guard let focus = layer.focus,
      !layer.cards.values.contains(where: { $0.acceptsInput && $0.holds(focus) })
    else { return }
    giveBack()
  }

  func isInside(_ card: OverlayCard) -> Bool {
    layer.focus.map { card.holds($0) } ?? false
  }

  /// Moves the focus to a control of the card, or to the app if there is no control.
  func enter(_ card: OverlayCard) {
    guard !isInside(card), !card.acceptsInput || !card.focusControl() else { return }
    giveBack()
  }

  func giveBack() {
    memory.giveBack()
  }

  private func noteFocus() {
    if let focus = area.focus, layer.focus == nil { memory.remember(focus) }
  }

  /// Moves the focus through the area if the key is Tab, or within the focused part for other keys.
  ///
  /// Returns whether the focus moved.
  func move(_ direction: GtkDirectionType) -> Bool {
    guard !Self.isTab(direction) else {
      return TabWalk(direction, in: area, over: layer).move()
    }
    let current = gtk_widget_get_focus_child(area.widget)
    let content = area.pane.map(\.child) ?? gtk_window_get_child(cast(area.widget))
    return (current ?? content).map { gtk_widget_child_focus($0, direction) != 0 } ?? false
  }

  private static func isTab(_ direction: GtkDirectionType) -> Bool {
    direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
  }
}
#endif
