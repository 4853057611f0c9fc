#if GTK
internal import CGTK
public import Usher

extension GTKHost {
  /// Moves the focus to the first control of the overlay, and keeps Tab among its controls.
  public func trapFocus(in id: OverlayID) {
    guard !isClosed, let card = layer.cards[id] else { return }
    trapped = id
    firstFocus.forget(card)
    focus.enter(card.widget)
    veil.draw()
  }

  /// Gives the focus back to the widget that had it.
  public func restoreFocus() {
    guard !isClosed else { return }
    trapped = nil
    focus.leave()
    veil.lift()
  }

  /// Has the words said by the screen reader, if one is in use.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    guard !isClosed else { return }
    Announcer.shared.announce(words, politeness, in: window)
  }

  /// Whether the keyboard is with an overlay, and not with a line to type into.
  var isOnButton: Bool {
    guard let focus = gtk_window_get_focus(cast(window)) else { return trapped != nil }
    return gtk_widget_is_ancestor(focus, layer.widget) != 0 && !Typing.reaches(focus)
  }

  /// The number of the field that has the keyboard; `nil` where none has.
  func focusedField(of card: OverlayCard) -> Int? {
    guard let focus = gtk_window_get_focus(cast(window)) else { return nil }
    return card.controls.fields.firstIndex {
      focus == $0 || gtk_widget_is_ancestor(focus, $0) != 0
    }
  }

  /// Takes the keyboard from a field, and gives it to no other one.
  func releaseKeyboard() {
    if trapped == nil { tabOrder.giveBack() } else { focus.rest() }
  }

  /// Presses the default button of the overlay that has the keyboard.
  func pressDefault() -> Bool {
    if let trapped { return layer.cards[trapped]?.controls.pressDefault() ?? false }
    guard let focus = gtk_window_get_focus(cast(window)) else { return false }
    return layer.cards.values.first { $0.holds(focus) }?.controls.pressDefault() ?? false
  }
}
#endif
