#if GTK
internal import CGTK

/// Gives the keyboard to the field of an overlay that asks for it, once that has come, and back to the
/// app once it goes; for overlays that are not modal.
@MainActor
final class FirstFocus {
  private let window: WidgetPointer
  /// Which of the app's widgets had the keyboard before.
  private let memory: FocusMemory
  private var expected: [OverlayCard] = []

  init(on window: WidgetPointer) {
    self.window = window
    memory = FocusMemory(of: window)
  }

  /// Waits for a card to come, if a field in it asks for the keyboard.
  func expect(_ card: OverlayCard) {
    if card.controls.firstField != nil { expected.append(card) }
  }

  /// The cards were drawn: those that have come on screen by that can have the keyboard now.
  func cardsWereDrawn() {
    for card in expected where gtk_widget_get_mapped(card.widget) != 0 {
      expected.removeAll { $0 === card }
      guard let field = card.controls.firstField, gtk_widget_get_mapped(field) != 0 else {
        continue
      }
      memory.remember(gtk_window_get_focus(cast(window)))
      gtk_widget_grab_focus(field)
    }
  }

  /// The card goes: what it has of the keyboard, the app gets back.
  func forget(_ card: OverlayCard) {
    expected.removeAll { $0 === card }
    guard let focus = gtk_window_get_focus(cast(window)), card.holds(focus) else { return }
    memory.giveBack()
  }
}
#endif
