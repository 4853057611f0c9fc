#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Moves the focus to the first control of an overlay, and keeps Tab among the overlay's
  /// controls.
  public func trapFocus(in id: OverlayID) {
    guard !isClosed, let card = layer.cards[id] else { return }
    trapped = id
    firstFocus.forget(id)
    focus.enter(card.widget)
    veil.draw()
  }

  /// Moves the focus to the control of an overlay that comes first, or to its card.
  public func giveFocus(to id: OverlayID) {
    guard !isClosed, let card = layer.cards[id] else { return }
    focusedOnceShown = nil
    if trapped == id {
      focus.comeBack()
    } else if gtk_widget_get_mapped(card.widget) != 0 {
      card.grabFocus()
    } else {
      focusedOnceShown = id
    }
    // Return presses what has the focus now, so the user wants to see where that is.
    if let window = area.window { gtk_window_set_focus_visible(cast(window), 1) }
  }

  /// Returns the focus to the app's widget that had it before.
  public func restoreFocus() {
    guard !isClosed else { return }
    focusedOnceShown = nil
    if trapped == nil { tabOrder.giveBack() }
    trapped = nil
    focus.leave()
    veil.lift()
  }

  /// Makes the screen reader, if one is in use, speak `words`.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    guard !isClosed else { return }
    Announcer.shared.announce(words, politeness, in: area.widget)
  }

  /// Whether the focus is in an overlay but not in a text field.
  var isOnButton: Bool {
    guard area.focus != nil else { return trapped != nil }
    return layer.focus.map { !Typing.reaches($0) } ?? false
  }

  /// Moves the focus to the first fields of cards that have come on screen, and to the card that
  /// was given the focus before; cards on their way out are left waiting.
  func focusShownCards() {
    if let id = focusedOnceShown, let card = layer.cards[id],
      gtk_widget_get_mapped(card.widget) != 0
    {
      focusedOnceShown = nil
      if card.acceptsInput { card.grabFocus() }
    }
    while let id = firstFocus.next(where: { id in
      layer.cards[id].map { $0.acceptsInput && gtk_widget_get_mapped($0.widget) != 0 } ?? false
    }) {
      guard let field = layer.cards[id]?.controls.firstField, gtk_widget_get_mapped(field) != 0
      else { continue }
      gtk_widget_grab_focus(field)
    }
  }

  /// The index of the card's field that has the focus; `nil` for none.
  func focusedField(of card: OverlayCard) -> Int? {
    guard let focus = area.focus else { return nil }
    return card.controls.fields.firstIndex {
      focus == $0 || gtk_widget_is_ancestor(focus, $0) != 0
    }
  }

  /// Takes the focus from a field without moving it to another field.
  func releaseKeyboard() {
    if trapped == nil { tabOrder.giveBack() } else { focus.rest() }
  }
}
#endif
