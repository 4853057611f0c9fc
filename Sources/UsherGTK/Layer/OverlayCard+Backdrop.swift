#if GTK
internal import CGTK
internal import Usher

extension OverlayCard {
  /// Lets assistive technology find a button that stands for the backdrop; without a name there is none.
  ///
  /// Nobody sees it, and neither the pointer nor the keyboard comes to it: they have the backdrop itself,
  /// and Escape.
  func nameBackdrop(_ name: String, onPress: @escaping @MainActor () -> Void) {
    guard !name.isEmpty else {
      if let known = backdropButton { gtk_widget_unparent(known) }
      backdropButton = nil
      return
    }
    if let known = backdropButton { return AccessibleWidget(known).setLabel(name) }
    guard let button = gtk_button_new() else { return }
    gtk_widget_set_can_target(button, 0)
    gtk_widget_set_focusable(button, 0)
    AccessibleWidget(button).setLabel(name)
    Signal.connect(button, "clicked", onPress)
    gtk_widget_set_parent(button, widget)
    backdropButton = button
  }

  /// Gives the button a place, which assistive technology asks for: that of the card.
  func allocateBackdropButton(width: Int32, height: Int32) {
    guard let button = backdropButton else { return }
    let needed = (
      Self.measure(button, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum,
      Self.measure(button, GTK_ORIENTATION_VERTICAL, across: -1).minimum
    )
    gtk_widget_allocate(button, max(width, needed.0), max(height, needed.1), -1, nil)
  }
}
#endif
