#if GTK
public import CGTK

/// A phone-sized window with an app in it that knows nothing of overlays: a list that scrolls, and
/// two buttons that count their clicks.
@MainActor
public final class SampleWindow {
  /// The window, as a widget.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// How often the buttons at the top and at the bottom have been clicked.
  public private(set) var clicks = (top: 0, bottom: 0)

  private static let rows = [
    ("Ada", "The engine can weave patterns", "9:41"), ("Grace", "A ship in port is safe", "9:12"),
    ("Katherine", "Numbers for the landing", "8:55"), ("Hedy", "Hop to the next frequency", "8:30"),
    ("Radia", "I think that I shall never see", "8:02"), ("Barbara", "Substitute with care", "Fri"),
    ("Margaret", "Priority display is up", "Fri"), ("Karen", "Terms and how they weigh", "Thu"),
    ("Frances", "Allocate, then branch", "Thu"), ("Lynn", "Conway's law, the other one", "Wed"),
    ("Shafi", "Proof without knowledge", "Wed"), ("Jean", "All the switches are set", "Tue"),
  ]

  private static let sheet = """
    .sample-bar { padding: 10px 16px; }
    .sample-row { padding: 12px 16px; }
    .sample-sender { font-weight: 600; }
    .sample-count { border-radius: 10px; padding: 8px 14px; }
    """

  /// Builds the window and shows it.
  ///
  /// - Parameter isDecorated: Whether it has a title bar of its own.
  public init(isDecorated: Bool = true) {
    guard let widget = gtk_window_new() else {
      preconditionFailure("GTK makes a window once it is initialised")
    }
    self.widget = widget
    let window: UnsafeMutablePointer<GtkWindow> = UnsafeMutableRawPointer(widget)
      .assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "Inbox")
    gtk_window_set_decorated(window, isDecorated ? 1 : 0)
    gtk_window_set_default_size(window, 390, 844)
    Self.loadSheet(for: widget)
    gtk_window_set_child(window, makeContent())
    gtk_window_present(window)
  }

  private static func loadSheet(for widget: UnsafeMutablePointer<GtkWidget>) {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private func makeContent() -> UnsafeMutablePointer<GtkWidget>? {
    let column = Self.box(GTK_ORIENTATION_VERTICAL)
    Self.append(
      bar(
        "Inbox", button: "Top",
        count: { [unowned self] in
          clicks.top += 1
          return clicks.top
        }), to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    let scroller = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    let list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.map { OpaquePointer($0) }, GTK_SELECTION_NONE)
    for (sender, subject, time) in Self.rows + Self.rows {
      gtk_list_box_append(list.map { OpaquePointer($0) }, Self.row(sender, subject, time))
    }
    gtk_scrolled_window_set_child(scroller.map { OpaquePointer($0) }, list)
    Self.append(scroller, to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    Self.append(
      bar(
        "24 messages", button: "Bottom",
        count: { [unowned self] in
          clicks.bottom += 1
          return clicks.bottom
        }), to: column)
    return column
  }

  private func bar(
    _ title: String, button name: String, count: @escaping @MainActor () -> Int
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let bar = Self.box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(bar, "sample-bar")
    let label = Self.label(title, class: "sample-sender")
    gtk_widget_set_hexpand(label, 1)
    Self.append(label, to: bar)
    if let button = gtk_button_new_with_label("\(name): 0") {
      gtk_widget_add_css_class(button, "sample-count")
      Click.connect(button) { gtk_button_set_label(Self.cast(button), "\(name): \(count())") }
      Self.append(button, to: bar)
    }
    return bar
  }

  private static func row(
    _ sender: String, _ subject: String, _ time: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let row = box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(row, "sample-row")
    let texts = box(GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_hexpand(texts, 1)
    append(label(sender, class: "sample-sender"), to: texts)
    append(label(subject, class: "dim-label"), to: texts)
    append(texts, to: row)
    append(label(time, class: "dim-label"), to: row)
    return row
  }

  private static func box(_ orientation: GtkOrientation) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_box_new(orientation, 0)
  }

  private static func label(
    _ text: String, class name: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(text)
    gtk_widget_add_css_class(label, name)
    gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
    gtk_label_set_ellipsize(label.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
    return label
  }

  private static func append(
    _ child: UnsafeMutablePointer<GtkWidget>?, to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    guard let box else { return }
    gtk_box_append(cast(box), child)
  }

  private static func cast<Object>(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
  }
}
#endif
