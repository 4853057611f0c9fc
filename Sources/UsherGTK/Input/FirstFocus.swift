#if GTK && os(Linux)
internal import CGTK

/// Gives the keyboard focus to the field that asks for it, once the overlay has appeared.
///
/// Modal overlays are handled by `FocusTrap`.
@MainActor
final class FirstFocus {
  private var expected: [OverlayCard] = []

  /// Waits for a card to appear, if one of its fields asks for the focus.
  func expect(_ card: OverlayCard) {
    if card.controls.firstField != nil, !isExpecting(card) { expected.append(card) }
  }

  /// Whether `card` is waited for.
  func isExpecting(_ card: OverlayCard) -> Bool {
    expected.contains { $0 === card }
  }

  /// Moves the focus after the cards were drawn: to the fields of waiting cards that have come on
  /// screen.
  ///
  /// Cards on their way out are left waiting.
  func cardsWereDrawn() {
    // Searched again in each round: moving the focus is an event, in which other cards may go.
    while let card = expected.first(where: {
      $0.takesInput && gtk_widget_get_mapped($0.widget) != 0
    }) {
      forget(card)
      guard let field = card.controls.firstField, gtk_widget_get_mapped(field) != 0 else {
        continue
      }
      gtk_widget_grab_focus(field)
    }
  }

  /// Stops waiting for a card, because the card goes or the focus is moved by other means.
  func forget(_ card: OverlayCard) {
    expected.removeAll { $0 === card }
  }
}
#endif
