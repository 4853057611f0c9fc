#if GTK
internal import CGTK
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher

/// The gallery's window: the playground, the timeline, and a page for each older library and each
/// section of presets.
@MainActor
final class GalleryWindow {
  /// The window, as a widget.
  let widget: Widget
  /// The playground's page.
  let playground: PlaygroundPage
  /// The timeline's page.
  let timeline: TimelinePage
  private let session: GallerySession
  private let stack = Widgets.made(gtk_stack_new())
  private let sidebar: Widget

  private static let titles =
    ["Playground", "Timeline"] + Library.allCases.map(\.rawValue)
    + Section.allCases.map(\.rawValue)

  /// Opens the gallery beside the app, and returns when both are closed.
  static func run() throws(GalleryError) {
    let window = GalleryWindow(session: try GallerySession())
    window.select(Section.allCases[0].rawValue)
    MainLoop.runWhileWindowsAreOpen()
    withExtendedLifetime(window) {}
  }

  /// Opens the gallery for a session.
  init(session: GallerySession) {
    self.session = session
    widget = Widgets.made(gtk_window_new())
    playground = PlaygroundPage(session: session)
    timeline = TimelinePage(session: session)
    let stack = stack
    sidebar = Widgets.list(
      Self.titles.map { Widgets.label($0, wraps: false).inset(horizontal: 6, vertical: 2) },
      isSelectable: true
    ) { gtk_stack_set_visible_child_name(stack.opaque, Self.titles[$0]) }
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Usher")
    gtk_window_set_default_size(window, 1180, 860)
    gtk_window_set_titlebar(window, Toolbar(session: session).widget)
    addPages()
    gtk_window_set_child(
      window,
      Widgets.row([
        Widgets.scroller(sidebar.styled("navigation-sidebar")).sized(width: 190),
        Widgets.separator(GTK_ORIENTATION_VERTICAL),
        stack.growing(horizontally: true, vertically: true),
      ]))
    gtk_window_present(window)
  }

  /// Shows the page with a title; an unknown title is ignored.
  func select(_ title: String) {
    guard let index = Self.titles.firstIndex(of: title) else { return }
    let row = gtk_list_box_get_row_at_index(sidebar.opaque, Int32(index))
    gtk_list_box_select_row(sidebar.opaque, row)
    gtk_stack_set_visible_child_name(stack.opaque, title)
  }

  private func addPages() {
    gtk_stack_add_named(stack.opaque, playground.widget, "Playground")
    gtk_stack_add_named(stack.opaque, timeline.widget, "Timeline")
    let session = session
    for library in Library.allCases {
      let rows = library.demos.map { demo in
        SectionPage.Row(title: demo.title, note: demo.note) { session.show(demo) }
      }
      add(SectionPage(title: library.rawValue, note: library.note, rows: rows))
    }
    for section in Section.allCases {
      let rows = section.presets.map { preset in
        SectionPage.Row(title: preset.title, note: preset.note) { session.show(preset) }
      }
      add(SectionPage(title: section.rawValue, note: section.note, rows: rows))
    }
  }

  private func add(_ page: SectionPage) {
    gtk_stack_add_named(stack.opaque, page.widget, page.title)
  }
}
#endif
