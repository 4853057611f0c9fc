#if GTK
public import CGTK

/// A button of the sample app that shows its number of clicks.
@MainActor
public final class CountingButton {
  /// The button, as a widget.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The number of clicks so far.
  public private(set) var clicks = 0

  /// Creates a button with the label "`title`: 0".
  init(title: String) {
    guard let widget = gtk_button_new_with_label("\(title): 0") else {
      preconditionFailure("GTK made no button; initialise GTK first")
    }
    self.widget = widget
    gtk_widget_add_css_class(widget, "sample-count")
    Click.connect(widget) { [weak self] in
      guard let self else { return }
      clicks += 1
      gtk_button_set_label(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self),
        "\(title): \(clicks)")
    }
  }
}
#endif
