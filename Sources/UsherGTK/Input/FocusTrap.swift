#if GTK && os(Linux)
internal import CGTK

/// Keeps the keyboard focus of a window or pane inside one overlay and the overlays in front, and
/// restores the focus afterward.
///
/// In a window, the trap receives Tab before all other widgets. In a pane, the pane's widget calls
/// the trap when Tab moves the focus into or within the pane. A click outside the overlay can't
/// move the focus, because the layer absorbs the click. If the focus moves elsewhere in the area
/// for another reason, the trap moves it back. The focus may leave a pane for the rest of the
/// window.
@MainActor
final class FocusTrap {
  /// A closure that returns the widget in a card to focus first, or `nil` for the card's first
  /// control.
  var first: @MainActor (WidgetPointer) -> WidgetPointer? = { _ in nil }
  /// Called after Tab moves the focus.
  ///
  /// The argument is a closure that moves the focus one step further. Call it if the app refuses to
  /// edit the newly focused field.
  var tabbed: @MainActor (@MainActor () -> Void) -> Void = { _ in }
  private let area: OverlayArea
  private let layer: OverlayView
  /// The controller that receives Tab in a window, or `nil` in a pane.
  ///
  /// In a pane, GTK moves the focus using `PaneView.focus(_:)`.
  private let keys: KeyController?
  private let connections: Connections
  private var inside: WidgetPointer?
  /// The widget in the card that had the focus last.
  private let last = WeakWidget()
  private let outside: FocusMemory
  /// Whether the card isn't on screen yet, so its widgets can't have the focus.
  private var isEarly = false
  private var isMoving = false
  /// Whether `rest()` removed the focus, and the user hasn't moved the focus since.
  private var isResting = false

  init(in area: OverlayArea, with layer: OverlayView) {
    self.area = area
    self.layer = layer
    outside = FocusMemory(of: area)
    keys = area.pane == nil ? KeyController(on: area.widget, in: GTK_PHASE_CAPTURE) : nil
    connections = area.connectionsToWindow()
    area.whenMoved { [weak self] in self?.keep() }
    keys?.pressed = { [weak self] value, modifiers in self?.press(value, modifiers) ?? false }
    connections.addObject("notify::focus-widget") { [weak self] in self?.keep() }
  }

  func remove() {
    inside = nil
    outside.clear()
    keys?.remove()
    connections.end()
  }

  func enter(_ card: WidgetPointer) {
    if inside == nil { outside.remember(area.focus) }
    inside = card
    last.clear()
    isEarly = gtk_widget_get_mapped(card) == 0
    focusFirst()
  }

  /// Moves the focus into the card if the card has just appeared on screen.
  ///
  /// Call this after the cards are drawn or a pane is shown.
  func cardsWereDrawn() {
    guard isEarly, let inside, gtk_widget_get_mapped(inside) != 0 else { return }
    isEarly = false
    focusFirst()
  }

  /// Moves the focus to the card's last focused widget, or to the first widget if there is none.
  func comeBack() {
    if inside != nil { focusFirst() }
  }

  /// Removes the focus from the focused control.
  ///
  /// Tab then starts at the first control.
  func rest() {
    guard inside != nil else { return }
    isResting = true
    isMoving = true
    area.dropFocus()
    isMoving = false
  }

  /// Moves the focus after the card's content changed, because the focused control may have been
  /// removed.
  func refresh() {
    guard inside != nil else { return }
    keep()
  }

  /// Returns the focus to the app's widget that previously had the focus, unless the widget was
  /// removed or the focus left the pane.
  func leave() {
    guard inside != nil else { return }
    inside = nil
    if area.hasFocus || area.focus == nil { outside.giveBack() }
    outside.clear()
  }

  /// Moves the focus to the next control of the card, and then of the cards in front.
  ///
  /// - Returns: Whether the focus moved, or `nil` if no card traps the focus.
  func move(_ direction: GtkDirectionType) -> Bool? {
    guard let inside else { return nil }
    let cards = layer.cards(from: inside)
    let isForward = direction != GTK_DIR_TAB_BACKWARD
    let current = cards.firstIndex { card in area.focus.map { card.holds($0) } ?? false }
    let rest: [OverlayCard]
    switch (current, isForward) {
    case (nil, true): rest = cards
    case (nil, false): rest = cards.reversed()
    case (let index?, true): rest = Array(cards[index...])
    case (let index?, false): rest = cards[...index].reversed()
    }
    return rest.contains { gtk_widget_child_focus($0.widget, direction) != 0 }
  }

  private func press(_ value: guint, _ modifiers: GdkModifierType) -> Bool {
    guard inside != nil, let direction = Self.direction(of: value, modifiers) else { return false }
    // GTK makes the focus visible only after a key that GTK itself used.
    if let window = area.window { gtk_window_set_focus_visible(cast(window), 1) }
    goRound(direction)
    tabbed { [weak self] in self?.goRound(direction) }
    return true
  }

  /// Moves the focus to the next control in the given direction.
  ///
  /// After the last control, the focus moves to the first. If the direction is backward, the focus
  /// moves from the first control to the last.
  private func goRound(_ direction: GtkDirectionType) {
    isMoving = true
    isResting = false
    if move(direction) == false {
      area.dropFocus()
      _ = move(direction)
    }
    isMoving = false
  }

  private static func direction(
    of value: guint, _ modifiers: GdkModifierType
  ) -> GtkDirectionType? {
    switch value {
    case guint(GDK_KEY_Tab), guint(GDK_KEY_KP_Tab), guint(GDK_KEY_ISO_Left_Tab):
      // Control-Tab belongs to the app.
      if modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 { return nil }
      return modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
        ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
    default: return nil
    }
  }

  /// Moves the focus back if it left the card for another widget in the area.
  private func keep() {
    guard let inside, !isMoving else { return }
    let focus = area.focus
    if let focus, layer.cards(from: inside).contains(where: { $0.holds(focus) }) {
      isResting = false
      if gtk_widget_is_ancestor(focus, inside) != 0 { last.set(focus) }
      return
    }
    if focus == nil, isResting { return }
    // A widget that the app focuses in the meantime gets the focus afterward.
    if let focus, layer.focus == nil, area.contains(focus) { outside.remember(focus) }
    if area.hasFocus { focusFirst() }
  }

  private func focusFirst() {
    guard let inside else { return }
    isResting = false
    isMoving = true
    // If the card has no controls, no widget is focused, so keys still don't reach the app.
    if area.hasFocus { area.dropFocus() }
    let known = last.widget.flatMap { gtk_widget_is_ancestor($0, inside) != 0 ? $0 : nil }
    if let first = known ?? first(inside), gtk_widget_get_mapped(first) != 0 {
      gtk_widget_grab_focus(first)
    } else {
      gtk_widget_child_focus(inside, GTK_DIR_TAB_FORWARD)
    }
    isMoving = false
  }
}
#endif
