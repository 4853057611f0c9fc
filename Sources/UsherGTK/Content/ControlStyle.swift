#if GTK
internal import CGTK

/// The look of native controls inside overlays: one style sheet for a display, loaded once.
///
/// A sheet for each overlay would restyle the whole app whenever one comes up.
@MainActor
enum ControlStyle {
  /// The class of buttons.
  static let button = "usher-button"

  private static let sheet = """
    .usher-button {
      background: rgba(128, 128, 128, 0.16);
      border: none;
      border-radius: 10px;
      box-shadow: none;
      min-height: 24px;
      min-width: 24px;
      padding: 5px 12px;
      text-shadow: none;
    }
    .usher-button:hover { background: rgba(128, 128, 128, 0.28); }
    .usher-button:active { background: rgba(128, 128, 128, 0.42); }
    """

  private static var displays: Set<OpaquePointer> = []

  /// Loads the sheet for the display of `widget`, unless it has been.
  static func load(for widget: WidgetPointer) {
    guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted,
      let provider = gtk_css_provider_new()
    else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
#endif
