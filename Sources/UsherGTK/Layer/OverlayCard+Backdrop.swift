#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension OverlayCard {
  /// Adds a button that assistive technology presses instead of the backdrop.
  ///
  /// If `name` is empty, the button is removed. The button is invisible, because the pointer
  /// presses the backdrop itself, and the keyboard has Escape.
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

  /// Gives the backdrop's button the card's frame, because assistive technology requires a frame.
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
