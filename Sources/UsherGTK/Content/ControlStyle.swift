#if GTK
internal import CGTK

/// Takes away the look that themes give to native controls, so that what they stand on can be drawn:
/// one style sheet for a display, loaded once.
///
/// A sheet for each overlay would restyle the whole app whenever one comes up.
@MainActor
enum ControlStyle {
  /// The class of what is pressed.
  static let bare = "usher-bare"
  /// The class of what is typed into.
  static let field = "usher-field"
  /// The class of fields among whose letters a light caret is seen.
  static let lightCaret = "usher-light-caret"
  /// The class of fields among whose letters a dark caret is seen.
  static let darkCaret = "usher-dark-caret"
  /// The class of what scrolls.
  static let scroll = "usher-scroll"

  private static let sheet = """
    button.usher-bare, button.usher-bare:hover, button.usher-bare:active,
    button.usher-bare:checked, button.usher-bare:focus {
      background: none;
      border: none;
      border-radius: 0;
      box-shadow: none;
      color: inherit;
      margin: 0;
      min-height: 0;
      min-width: 0;
      outline: none;
      padding: 0;
      text-shadow: none;
      transition: none;
    }
    entry.usher-field, entry.usher-field:focus, entry.usher-field:focus-within {
      background: none;
      border: none;
      border-radius: 0;
      box-shadow: none;
      min-height: 0;
      min-width: 0;
      outline: none;
      padding: 0;
    }
    entry.usher-light-caret { color: white; caret-color: white; }
    entry.usher-dark-caret { color: black; caret-color: black; }
    scrolledwindow.usher-scroll, scrolledwindow.usher-scroll > viewport {
      background: none;
      border: none;
      box-shadow: none;
    }
    scrolledwindow.usher-scroll > undershoot, scrolledwindow.usher-scroll > overshoot {
      background: none;
      box-shadow: none;
    }
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
