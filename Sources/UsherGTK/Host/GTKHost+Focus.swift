#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Moves the focus to the first control of an overlay, and keeps Tab within the overlay and the
  /// overlays in front.
  public func trapFocus(in id: OverlayID) {
    guard !isClosed, let card = layer.cards[id] else { return }
    trapped = id
    firstFocus.forget(id)
    focus.enter(card.widget)
    veil.draw()
  }

  /// Moves the focus to an overlay's first control, or to its card if it has no controls.
  ///
  /// If the overlay isn't on screen yet, the focus moves when the overlay appears.
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
    // Show the focus, because Return presses the focused button.
    if let window = area.window { gtk_window_set_focus_visible(cast(window), 1) }
  }

  /// Returns the focus to the app's widget that previously had the focus.
  public func restoreFocus() {
    guard !isClosed else { return }
    focusedOnceShown = nil
    if trapped == nil { tabOrder.giveBack() }
    trapped = nil
    focus.leave()
    veil.lift()
  }

  /// Announces `words` through the screen reader, if one is in use.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    guard !isClosed else { return }
    Announcer.shared.announce(words, politeness, in: area.widget)
  }

  /// Whether the focus is in an overlay but not in a text field.
  ///
  /// If no widget has the focus, the value is whether an overlay traps the focus.
  var isOnButton: Bool {
    guard area.focus != nil else { return trapped != nil }
    return layer.focus.map { !Typing.reaches($0) } ?? false
  }

  /// Moves the focus to cards and fields that were waiting to appear on screen.
  ///
  /// Cards that are exiting don't get the focus.
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

  /// The index of the card's focused field, or `nil` if no field is focused.
  func focusedField(of card: OverlayCard) -> Int? {
    guard let focus = area.focus else { return nil }
    return card.controls.fields.firstIndex {
      focus == $0 || gtk_widget_is_ancestor(focus, $0) != 0
    }
  }

  /// Removes the focus from a field without focusing another field.
  func releaseKeyboard() {
    if trapped == nil { tabOrder.giveBack() } else { focus.rest() }
  }
}
#endif
