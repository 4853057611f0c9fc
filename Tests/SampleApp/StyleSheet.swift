#if GTK
public import CGTK

/// A style sheet of the program's own.
@MainActor
public enum StyleSheet {
  /// Adds a style sheet for every widget on the display of `widget`.
  public static func load(_ sheet: String, for widget: UnsafeMutablePointer<GtkWidget>) {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
#endif
