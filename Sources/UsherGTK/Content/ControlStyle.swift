#if GTK && os(Linux)
internal import CGTK

/// A style sheet that removes the theme's style from native controls, because the host draws their
/// surfaces.
///
/// The sheet is loaded once per display. A sheet for each overlay would restyle the whole app
/// whenever an overlay appears.
@MainActor
enum ControlStyle {
  /// The CSS class for buttons.
  static let bare = "usher-bare"
  static let field = "usher-field"
  /// The CSS class for text fields that need a light caret, because their text is light.
  static let lightCaret = "usher-light-caret"
  /// The CSS class for text fields that need a dark caret, because their text is dark.
  static let darkCaret = "usher-dark-caret"
  /// The CSS class for the controls of inputs, such as switches.
  static let input = "usher-input"
  /// The CSS class for menus and days on a dark background.
  static let lightInk = "usher-light-ink"
  /// The CSS class for menus and days on a light background.
  static let darkInk = "usher-dark-ink"
  static let scroll = "usher-scroll"

  private static let sheet = """
    button.usher-bare, button.usher-bare:hover, button.usher-bare:active,
    button.usher-bare:checked, button.usher-bare:focus, button.usher-bare:disabled {
      background: none;
      border: none;
      border-radius: 0;
      box-shadow: none;
      color: inherit;
      filter: none;
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
    textview.usher-field, textview.usher-field > text {
      background: none;
      border: none;
      box-shadow: none;
      outline: none;
      padding: 0;
    }
    entry.usher-light-caret { color: white; caret-color: white; }
    entry.usher-dark-caret { color: black; caret-color: black; }
    switch.usher-input, switch.usher-input > slider, switch.usher-input > image,
    scale.usher-input, scale.usher-input slider, scale.usher-input trough,
    scale.usher-input highlight, scale.usher-input fill, checkbutton.usher-input > radio,
    checkbutton.usher-input > check {
      opacity: 0;
    }
    switch.usher-input {
      min-width: 51px; min-height: 31px; margin: 0; padding: 0; border: none;
    }
    scale.usher-input { min-width: 60px; margin: 0; padding: 0 11px; }
    /* GTK treats the knob of a scale as a point, so it must extend beyond the trough. */
    scale.usher-input trough { min-height: 22px; margin: 0; padding: 0; border: none; }
    scale.usher-input slider {
      min-width: 22px; min-height: 22px; margin: 0 -11px; padding: 0; border: none;
    }
    checkbutton.usher-input { margin: 0; padding: 0; border-spacing: 0; outline: none; }
    checkbutton.usher-input > radio, checkbutton.usher-input > check {
      min-width: 20px; min-height: 20px; margin: 0; padding: 0; border: none;
    }
    dropdown.usher-input, dropdown.usher-input > button,
    dropdown.usher-input > button:hover, dropdown.usher-input > button:active,
    dropdown.usher-input > button:checked, dropdown.usher-input > button:focus,
    menubutton.usher-input > button, menubutton.usher-input > button:hover,
    menubutton.usher-input > button:active, menubutton.usher-input > button:checked,
    menubutton.usher-input > button:focus {
      background: none;
      border: none;
      box-shadow: none;
      margin: 0;
      min-height: 0;
      outline: none;
      padding: 0 10px;
      text-shadow: none;
    }
    dropdown.usher-input { padding: 0; }
    dropdown.usher-light-ink > button, menubutton.usher-light-ink > button { color: white; }
    dropdown.usher-dark-ink > button, menubutton.usher-dark-ink > button { color: black; }
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

  /// Loads the sheet for the display of `widget`, unless it is already loaded.
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
