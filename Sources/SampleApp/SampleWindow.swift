#if GTK
public import CGTK

/// A phone-sized window with an app in it that knows nothing of overlays: a list that scrolls, and
/// two buttons that count their clicks.
@MainActor
public final class SampleWindow {
  /// The window, as a widget.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The window.
  public var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
  /// The button in the bar at the top.
  public let topButton: CountingButton
  /// The button in the bar at the bottom.
  public let bottomButton: CountingButton
  /// What has reached the app of Escape.
  public let escapes: EscapeCounter
  private let scroller: UnsafeMutablePointer<GtkWidget>

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
  /// - Parameter titleBar: Who draws a title bar, if anybody.
  public init(titleBar: TitleBar = .system) {
    guard let widget = gtk_window_new(), let scroller = gtk_scrolled_window_new() else {
      preconditionFailure("GTK makes a window once it is initialised")
    }
    self.scroller = scroller
    self.widget = widget
    escapes = EscapeCounter(on: widget)
    topButton = CountingButton(title: "Top")
    bottomButton = CountingButton(title: "Bottom")
    gtk_window_set_title(window, "Inbox")
    switch titleBar {
    case .none: gtk_window_set_decorated(window, 0)
    case .own: gtk_window_set_titlebar(window, gtk_header_bar_new())
    case .system: break
    }
    gtk_window_set_default_size(window, 390, 844)
    Self.loadSheet(for: widget)
    gtk_window_set_child(window, makeContent())
    gtk_window_present(window)
  }

  /// Who draws a window's title bar.
  public enum TitleBar: Sendable {
    /// Nobody.
    case none
    /// The window itself.
    case own
    /// Whoever manages windows, if anybody does.
    case system
  }

  /// How far the list is scrolled, in points.
  public var scrollOffset: Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
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
    Self.append(Self.bar("Inbox", topButton), to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    gtk_widget_set_vexpand(scroller, 1)
    let list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.map { OpaquePointer($0) }, GTK_SELECTION_NONE)
    for (sender, subject, time) in Self.rows + Self.rows {
      gtk_list_box_append(list.map { OpaquePointer($0) }, Self.row(sender, subject, time))
    }
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    Self.append(scroller, to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    Self.append(Self.bar("24 messages", bottomButton), to: column)
    return column
  }

  private static func bar(
    _ title: String, _ button: CountingButton
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let bar = box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(bar, "sample-bar")
    let label = label(title, class: "sample-sender")
    gtk_widget_set_hexpand(label, 1)
    append(label, to: bar)
    append(button.widget, to: bar)
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
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
  }
}
#endif
