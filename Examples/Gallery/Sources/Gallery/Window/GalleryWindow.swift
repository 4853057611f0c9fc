#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import Usher

/// The gallery's window: at the left the list of sections and the page of the selected one, at the
/// right the phone.
///
/// The pages are the playground, the timeline, and one for each older library and each section of
/// presets. A narrow window shows the list, a page or the phone.
@MainActor
final class GalleryWindow {
  /// The window, as a widget.
  let widget: Widget
  /// The playground's page.
  let playground: PlaygroundPage
  /// The timeline's page.
  let timeline: TimelinePage
  private let session: GallerySession
  private let toolbar: Toolbar
  private let stack = Widgets.made(gtk_stack_new()).growing(horizontally: true, vertically: true)
  private let sidebar: Widget
  private let parts: [GalleryLayout.Part: [Widget]]
  private var layout = GalleryLayout() {
    didSet {
      guard layout != oldValue else { return }
      follow()
      if layout.isNarrow { moveFocus() }
    }
  }

  private static let titles =
    ["Playground", "Timeline"] + Library.allCases.map(\.rawValue)
    + Section.allCases.map(\.rawValue)

  /// Opens the gallery, and returns when its window is closed.
  static func run() throws(GalleryError) {
    let window = GalleryWindow(session: try GallerySession())
    MainLoop.runWhileWindowsAreOpen()
    withExtendedLifetime(window) {}
  }

  /// Opens the gallery for a session.
  init(session: GallerySession) {
    self.session = session
    widget = Widgets.made(gtk_window_new())
    playground = PlaygroundPage(session: session)
    timeline = TimelinePage(session: session)
    toolbar = Toolbar(session: session)
    sidebar = Widgets.list(
      Self.titles.map { Widgets.label($0, wraps: false).inset(horizontal: 6, vertical: 2) },
      isSelectable: true)
    let phone = PhonePart(session: session).widget
    let lines = (0..<2).map { _ in Widgets.separator(GTK_ORIENTATION_VERTICAL) }
    let list = Widgets.scroller(sidebar.styled("navigation-sidebar")).sized(width: 190)
    parts = [.sections: [list, lines[0]], .page: [stack, lines[1]], .phone: [phone]]
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Usher")
    gtk_window_set_default_size(window, 1320, 940)
    gtk_window_set_titlebar(window, toolbar.widget)
    addPages()
    gtk_window_set_child(window, Widgets.row([list, lines[0], stack, lines[1], phone]))
    select(Section.allCases[0].rawValue)
    listen()
    gtk_window_present(window)
  }

  /// Shows the page with a title; an unknown title is ignored.
  func select(_ title: String) {
    guard let index = Self.titles.firstIndex(of: title) else { return }
    let row = gtk_list_box_get_row_at_index(sidebar.opaque, Int32(index))
    gtk_list_box_select_row(sidebar.opaque, row)
    gtk_stack_set_visible_child_name(stack.opaque, title)
  }

  private func listen() {
    Listening.connectRow(sidebar, "row-selected") { [weak self] in
      guard let self else { return }
      gtk_stack_set_visible_child_name(stack.opaque, Self.titles[$0])
    }
    Listening.connectRow(sidebar, "row-activated") { [weak self] _ in self?.layout.show(.page) }
    // From row to row goes the arrow; Tab would come to the page after 25 rows.
    Listening.connectTab(in: sidebar) { [weak self] isBack in
      guard let self else { return false }
      gtk_window_set_focus_visible(widget.cast(), 1)
      return isBack
        ? gtk_widget_child_focus(toolbar.widget, GTK_DIR_TAB_BACKWARD) != 0
        : gtk_widget_child_focus(stack, GTK_DIR_TAB_FORWARD) != 0
    }
    session.onPhoneChange = { [weak self] in self?.follow() }
    session.onShow = { [weak self] in self?.layout.show(.phone) }
    toolbar.onBack = { [weak self] in
      guard let self, let back = layout.back else { return }
      layout.show(back)
    }
    toolbar.onPhone = { [weak self] in self?.layout.show(.phone) }
    gtk_widget_realize(widget)
    Listening.connectWidth(of: widget) { [weak self] width in
      // Outside GTK's layout, which the width is part of.
      Task { @MainActor in self?.layout.width = Double(width) }
    }
    follow()
  }

  /// Shows the parts that are in sight, and hides the others.
  private func follow() {
    for (part, widgets) in parts {
      for widget in widgets { gtk_widget_set_visible(widget, layout.shows(part) ? 1 : 0) }
    }
    if layout.isNarrow {
      // A line stands between two parts, and here is only one.
      for widget in parts.values.compactMap({ $0.dropFirst().first }) {
        gtk_widget_set_visible(widget, 0)
      }
    }
    let growing: [(GalleryLayout.Part, Bool)] = [
      (.sections, layout.isNarrow), (.phone, layout.isNarrow || session.phone.fillsWidth),
    ]
    for (part, isGrowing) in growing {
      gtk_widget_set_hexpand(parts[part]?.first, isGrowing ? 1 : 0)
    }
    toolbar.follow(layout)
  }

  /// Gives the keyboard focus to the part in sight, as the widget that had it is hidden.
  private func moveFocus() {
    let isPhone = layout.part == .phone
    let part = isPhone ? session.phone.pane.gtkWidget : parts[layout.part]?.first
    if let part { gtk_widget_child_focus(part, GTK_DIR_TAB_FORWARD) }
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
