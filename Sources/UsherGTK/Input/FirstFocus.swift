#if GTK
internal import CGTK

/// Gives the keyboard to the field of an overlay that asks for it, once that has come; for overlays that
/// are not modal.
@MainActor
final class FirstFocus {
  private var expected: [OverlayCard] = []

  /// Waits for a card to come, if a field in it asks for the keyboard.
  func expect(_ card: OverlayCard) {
    if card.controls.firstField != nil, !isExpecting(card) { expected.append(card) }
  }

  /// Whether it waits for a card.
  func isExpecting(_ card: OverlayCard) -> Bool {
    expected.contains { $0 === card }
  }

  /// The cards were drawn: those that have come on screen by that can have the keyboard now, and none that
  /// is on its way out.
  func cardsWereDrawn() {
    // Looked up anew each time: taking the keyboard is an event, in which other cards may go.
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

  /// The card goes, come or not, or the focus is somebody else's to move.
  func forget(_ card: OverlayCard) {
    expected.removeAll { $0 === card }
  }
}
#endif
