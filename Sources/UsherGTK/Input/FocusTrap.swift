#if GTK
internal import CGTK

/// Keeps a window's keyboard focus inside one overlay, and gives the focus back afterwards.
///
/// Tab is handled before anything else in the window sees it. A click beside the overlay cannot
/// take the focus, since the layer absorbs the click. If the focus leaves by other means, the trap
/// moves it back.
@MainActor
final class FocusTrap {
  /// Returns the widget in a card that receives the focus first; `nil` for the card's first
  /// control.
  var first: @MainActor (WidgetPointer) -> WidgetPointer? = { _ in nil }
  /// Called when Tab has moved the focus, with a function that moves the focus on if it may not
  /// stay.
  var tabbed: @MainActor (@MainActor () -> Void) -> Void = { _ in }
  private let window: WidgetPointer
  private let keys: KeyController
  private let connections: Connections
  private var inside: WidgetPointer?
  /// The app's widget that had the focus before.
  private let outside: FocusMemory
  /// Whether the card is not on screen yet, so that no widget in it can have the focus.
  private var isEarly = false
  /// Whether the trap itself is moving the focus.
  private var isMoving = false
  /// Whether no widget in the card has the focus on purpose, until the user moves the focus there.
  private var isResting = false

  init(on window: WidgetPointer) {
    self.window = window
    outside = FocusMemory(of: window)
    keys = KeyController(on: window, in: GTK_PHASE_CAPTURE)
    connections = Connections(to: window)
    keys.pressed = { [weak self] value, modifiers in self?.press(value, modifiers) ?? false }
    connections.addObject("notify::focus-widget") { [weak self] in self?.keep() }
  }

  /// Stops for good.
  func remove() {
    inside = nil
    outside.clear()
    keys.remove()
    connections.end()
  }

  /// Moves the focus into `card`, and keeps it there.
  func enter(_ card: WidgetPointer) {
    if inside == nil { outside.remember(gtk_window_get_focus(cast(window))) }
    inside = card
    isEarly = gtk_widget_get_mapped(card) == 0
    focusFirst()
  }

  /// Moves the focus after the cards were drawn, if the card has come on screen.
  func cardsWereDrawn() {
    guard isEarly, let inside, gtk_widget_get_mapped(inside) != 0 else { return }
    isEarly = false
    focusFirst()
  }

  /// Takes the focus from the card's control that has it.
  ///
  /// Tab then begins with the first control.
  func rest() {
    guard inside != nil else { return }
    isResting = true
    isMoving = true
    gtk_window_set_focus(cast(window), nil)
    isMoving = false
  }

  /// Moves the focus after the card's content has changed, since the focused control may be gone.
  func refresh() {
    guard inside != nil else { return }
    keep()
  }

  /// Gives the focus back to the app's widget that had it before, if that is still in the window.
  func leave() {
    guard inside != nil else { return }
    inside = nil
    outside.giveBack()
    outside.clear()
  }

  private func press(_ value: guint, _ modifiers: GdkModifierType) -> Bool {
    guard inside != nil, let direction = Self.direction(of: value, modifiers) else { return false }
    // GTK makes the focus visible only after a key that GTK itself has handled.
    gtk_window_set_focus_visible(cast(window), 1)
    move(direction)
    tabbed { [weak self] in self?.move(direction) }
    return true
  }

  private func move(_ direction: GtkDirectionType) {
    guard let inside else { return }
    isMoving = true
    isResting = false
    if gtk_widget_child_focus(inside, direction) == 0 {
      // After the last control, Tab starts again with the first.
      gtk_window_set_focus(cast(window), nil)
      gtk_widget_child_focus(inside, direction)
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

  /// Takes the focus back if it has left the card.
  private func keep() {
    guard let inside, !isMoving else { return }
    let focus = gtk_window_get_focus(cast(window))
    if let focus, focus == inside || gtk_widget_is_ancestor(focus, inside) != 0 {
      isResting = false
      return
    }
    if focus == nil, isResting { return }
    focusFirst()
  }

  private func focusFirst() {
    guard let inside else { return }
    isResting = false
    isMoving = true
    // Without a control inside, no widget has the focus, so that keys still do not reach the app.
    gtk_window_set_focus(cast(window), nil)
    if let first = first(inside), gtk_widget_get_mapped(first) != 0 {
      gtk_widget_grab_focus(first)
    } else {
      gtk_widget_child_focus(inside, GTK_DIR_TAB_FORWARD)
    }
    isMoving = false
  }
}
#endif
