#if GTK
public import CGTK

/// A phone-sized window with an app that does not use overlays.
@MainActor
public final class SampleWindow {
  /// The window, as a widget.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The window, as a GTK window.
  public var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
  /// The app in the window.
  public let content: SampleContent
  /// The presses of Escape that reached the app.
  public let escapes: EscapeCounter

  /// Builds the window and shows it.
  ///
  /// - Parameters:
  ///   - titleBar: The kind of title bar.
  ///   - page: The content of the window.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(
    titleBar: TitleBar = .system, page: SampleContent.Page = .inbox, width: Int32 = 390,
    height: Int32 = 844
  ) {
    guard let widget = gtk_window_new() else {
      preconditionFailure("GTK made no window; initialise GTK first")
    }
    self.widget = widget
    content = SampleContent(page)
    escapes = EscapeCounter(on: widget)
    gtk_window_set_title(window, "Inbox")
    switch titleBar {
    case .none: gtk_window_set_decorated(window, 0)
    case .own: gtk_window_set_titlebar(window, Self.makeTitleBar(of: page))
    case .system: break
    }
    if page == .shapes { gtk_widget_add_css_class(widget, "sample-drawn") }
    gtk_window_set_default_size(window, width, height)
    gtk_window_set_child(window, content.widget)
    gtk_window_present(window)
  }

  /// The button in the bar at the top.
  public var topButton: CountingButton { content.topButton }
  /// The button in the bar at the bottom.
  public var bottomButton: CountingButton { content.bottomButton }

  /// The kind of a window's title bar.
  public enum TitleBar: Sendable {
    /// No title bar.
    case none
    /// A title bar drawn by the window itself.
    case own
    /// A title bar drawn by the window manager, if there is a window manager.
    case system
  }

  /// Makes a title bar, whose words are shapes if those of the page are.
  private static func makeTitleBar(of page: SampleContent.Page) -> UnsafeMutablePointer<GtkWidget>?
  {
    let bar = gtk_header_bar_new()
    guard page == .shapes else { return bar }
    gtk_header_bar_set_title_widget(
      bar.map { OpaquePointer($0) }, SampleContent.shape(width: 72, height: 12))
    gtk_header_bar_set_show_title_buttons(bar.map { OpaquePointer($0) }, 0)
    return bar
  }
}
#endif
