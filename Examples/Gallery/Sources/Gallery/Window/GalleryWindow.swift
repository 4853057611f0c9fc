#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The gallery's window: on the left a filter, the list of pages and the selected page, on the
/// right the stage.
///
/// The pages are the playground, the timeline, and one for each section of presets and each older
/// library. A narrow window shows the stage next to the list or a page, or only one of these parts.
@MainActor
final class GalleryWindow {
  let widget: Widget
  let playground: PlaygroundPage
  let timeline: TimelinePage
  private let session: GallerySession
  private let toolbar: Toolbar
  private let contents: Contents
  private let list: ContentsList
  private let filter = Widgets.made(gtk_search_entry_new())
  private let stack = Widgets.made(gtk_stack_new()).growing(horizontally: true, vertically: true)
  private let browser: Widget
  let stagePart: StagePart
  private let lines = (0..<2).map { _ in Widgets.separator(GTK_ORIENTATION_VERTICAL) }
  private var selected = ""
  private var layout = GalleryLayout() {
    didSet {
      guard layout != oldValue else { return }
      follow()
      if !layout.isWide, layout.part != oldValue.part || oldValue.isWide { moveFocus() }
    }
  }

  /// A flat bar, and lists with round corners.
  private static let sheet = """
    headerbar { background: @theme_bg_color; border-bottom: 1px solid alpha(@borders, 0.6);
      box-shadow: none; min-height: 50px; }
    headerbar button, dropdown > button { background: alpha(@theme_fg_color, 0.07);
      border-color: transparent; box-shadow: none; text-shadow: none; }
    headerbar button:hover, dropdown > button:hover { background: alpha(@theme_fg_color, 0.12); }
    headerbar button:checked, headerbar button:active { background: alpha(@theme_fg_color, 0.22); }
    headerbar windowcontrols > button { background: none; }
    headerbar button, dropdown > button, entry { border-radius: 9px; }
    headerbar .linked > button:not(:first-child) { border-top-left-radius: 0;
      border-bottom-left-radius: 0; }
    headerbar .linked > button:not(:last-child) { border-top-right-radius: 0;
      border-bottom-right-radius: 0; }
    .gallery-list { border-radius: 12px; box-shadow: 0 0 0 1px alpha(@borders, 0.8); }
    .gallery-list > row:first-child { border-radius: 12px 12px 0 0; }
    .gallery-list > row:last-child { border-radius: 0 0 12px 12px; border-bottom: none; }
    .gallery-list > row:only-child { border-radius: 12px; }
    """

  /// The name of the filter results' page in the stack.
  private static let found = "found"

  /// Opens the gallery, and returns when its window is closed.
  static func run() throws(GalleryError) {
    // The system shows notifications of applications with a known id.
    let application = gtk_application_new("org.usher.gallery", G_APPLICATION_NON_UNIQUE)
    g_application_register(
      UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self), nil, nil)
    let window = GalleryWindow(session: try GallerySession())
    let tour = GalleryTour.isKnown ? nil : try window.tour()
    tour?.begin()
    MainLoop.runWhileWindowsAreOpen()
    withExtendedLifetime((window, tour)) {}
  }

  init(session: GallerySession) {
    self.session = session
    widget = Widgets.made(gtk_window_new())
    playground = PlaygroundPage(session: session)
    timeline = TimelinePage(session: session)
    toolbar = Toolbar(session: session)
    contents = Contents(of: session)
    list = ContentsList(of: contents)
    stagePart = StagePart(session: session)
    browser = Widgets.column([
      filter.inset(horizontal: 12, vertical: 10), Widgets.separator(GTK_ORIENTATION_HORIZONTAL),
      Widgets.row([list.widget, lines[0], stack]).growing(vertically: true),
    ])
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Usher")
    gtk_window_set_default_size(window, 1320, 940)
    gtk_window_set_titlebar(window, toolbar.widget)
    gtk_window_set_child(window, Widgets.row([browser, lines[1], stagePart.widget]))
    filter.set("placeholder-text", to: "Filter, such as toast or keyboard")
    StyleSheet.load(Self.sheet, for: widget)
    addPages()
    listen()
    select(Section.allCases[0].rawValue)
    gtk_window_present(window)
    gtk_widget_child_focus(list.widget, GTK_DIR_TAB_FORWARD)
  }

  private func tour() throws(GalleryError) -> GalleryTour {
    AnchorID("pages").mark(list.widget)
    AnchorID("filter").mark(filter)
    AnchorID("stage").mark(stagePart.widget)
    return try GalleryTour(
      of: widget,
      [
        .step("The next steps show what is where.", title: "Welcome to Usher"),
        .step(
          "Each page has presets to try. The playground sets every value of an overlay by hand.",
          title: "Pages", anchor: "pages", edge: .trailing
        ) { [weak self] in self?.layout.show(.contents) },
        .step(
          "Type what you look for; it finds presets on any page.", title: "Filter", anchor: "filter"
        ) { [weak self] in self?.layout.show(.contents) },
        .step(
          "Overlays are shown here, above an app that you can go on using.", title: "Stage",
          anchor: "stage", edge: .leading
        ) { [weak self] in self?.layout.show(.stage) },
      ])
  }

  /// Selects the page with a title.
  ///
  /// An unknown title is ignored.
  func select(_ title: String) { list.select(title) }

  /// Shows the list of pages if the window is too narrow for all parts.
  func showContents() { layout.show(.contents) }

  /// Enters text into the filter.
  ///
  /// Empty text shows the selected page again.
  func filter(_ words: String) {
    gtk_editable_set_text(filter.opaque, words)
    showPage()
  }

  private func listen() {
    list.onSelect = { [weak self] in
      self?.selected = $0
      self?.showStage()
      self?.showPage()
    }
    list.onActivate = { [weak self] in
      self?.layout.show(.page)
      self?.showPage()
    }
    list.onTab = { [weak self] isBack in
      guard let self else { return false }
      gtk_window_set_focus_visible(widget.cast(), 1)
      return isBack
        ? gtk_widget_grab_focus(filter) != 0
        : gtk_widget_child_focus(stack, GTK_DIR_TAB_FORWARD) != 0
    }
    Listening.connect(filter, "search-changed") { [weak self] in self?.showPage() }
    Listening.connect(filter, "stop-search") { [weak self] in
      if let self { gtk_editable_set_text(filter.opaque, "") }
    }
    // Typing outside text fields goes into the filter.
    gtk_search_entry_set_key_capture_widget(filter.opaque, widget)
    session.onStageChange = { [weak self] in
      guard let self else { return }
      layout.stageWidth = session.minimumWidth
      stagePart.follow()
      follow()
    }
    session.onShow = { [weak self] in self?.layout.show(.stage) }
    toolbar.onBack = { [weak self] in
      guard let self, let back = layout.back else { return }
      layout.show(back)
    }
    toolbar.onStage = { [weak self] in self?.layout.show(.stage) }
    gtk_widget_realize(widget)
    Listening.connectWidth(of: widget) { [weak self] width in
      // Outside GTK's layout, which includes the width.
      Task { @MainActor in self?.layout.width = Double(width) }
    }
    follow()
  }

  /// Shows the phone on the stage for an older library's page, and the window for other pages.
  ///
  /// The timeline keeps the current stage.
  private func showStage() {
    guard selected != TimelinePage.title else { return }
    session.showsPhone = Library.allCases.contains { $0.rawValue == selected }
  }

  /// Shows the filter's results, or the selected page if the filter is empty.
  private func showPage() {
    let words = String(cString: gtk_editable_get_text(filter.opaque))
    guard words.contains(where: { !$0.isWhitespace }) else {
      return gtk_stack_set_visible_child_name(stack.opaque, selected)
    }
    let pages = contents.pages(foundBy: words)
    if let old = gtk_stack_get_child_by_name(stack.opaque, Self.found) {
      gtk_stack_remove(stack.opaque, old)
    }
    let page =
      pages.isEmpty
      ? SectionPage.widget(ofNothingFoundBy: words) : SectionPage.widget(of: pages)
    gtk_stack_add_named(stack.opaque, page, Self.found)
    gtk_stack_set_visible_child_name(stack.opaque, Self.found)
    layout.show(.page)
  }

  /// Shows the visible parts, and hides the others.
  private func follow() {
    let isListShown = layout.shows(.contents)
    let isPageShown = layout.shows(.page)
    let isStageShown = layout.shows(.stage)
    let isStageAlone = !isListShown && !isPageShown
    for (widget, isShown) in [
      (list.widget, isListShown), (stack, isPageShown), (lines[0], isListShown && isPageShown),
      (browser, !isStageAlone), (stagePart.widget, isStageShown),
      (lines[1], isStageShown && !isStageAlone),
    ] {
      gtk_widget_set_visible(widget, isShown ? 1 : 0)
    }
    gtk_widget_set_hexpand(list.widget, isPageShown ? 0 : 1)
    gtk_widget_set_hexpand(stagePart.widget, isStageAlone || session.fillsWidth ? 1 : 0)
    toolbar.follow(layout)
  }

  /// Focuses the visible part, because the widget that had the focus is hidden.
  private func moveFocus() {
    let part =
      switch layout.part {
      case .contents: list.widget
      case .page: stack
      case .stage: session.showsPhone ? session.phone.widget : session.stage.pane.gtkWidget
      }
    // The user can continue typing into the filter.
    guard gtk_widget_get_focus_child(filter) == nil else { return }
    gtk_widget_child_focus(part, GTK_DIR_TAB_FORWARD)
  }

  private func addPages() {
    gtk_stack_add_named(stack.opaque, playground.widget, PlaygroundPage.title)
    gtk_stack_add_named(stack.opaque, timeline.widget, TimelinePage.title)
    for page in contents.pages where !page.entries.isEmpty {
      gtk_stack_add_named(stack.opaque, SectionPage.widget(of: page), page.title)
    }
  }
}
#endif
