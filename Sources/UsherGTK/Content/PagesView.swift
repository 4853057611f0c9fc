#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a paged node that shows one page at a time.
///
/// The widgets of the other pages are kept to preserve typed text.
@MainActor
final class PagesView: WidgetBehavior {
  private var pages = OverlayNode.Pages(ObservableValue(nil), pages: [])
  /// The pages' widgets in the order of `OverlayNode.Pages.all`.
  ///
  /// The element for an empty page is `nil`.
  private var children: [WidgetPointer?] = []
  private let environment: ViewEnvironment
  private lazy var ticker = FrameTicker(for: widget)
  private var shown: WidgetPointer?
  /// The previous page while it fades out, and its size.
  private var leaving: (page: WidgetPointer, width: Int32, height: Int32)?
  /// The progress of the new page's fade-in, from 0 to 1.
  private var progress = 1.0

  init(_ environment: ViewEnvironment) {
    self.environment = environment
    super.init()
    ticker.tick = { [weak self] seconds in self?.fade(to: seconds) ?? false }
  }

  /// Shows pages, and switches to the current page without a fade.
  func show(_ pages: OverlayNode.Pages, children: [WidgetPointer?]) {
    self.pages.shown.removeObserver(self)
    (self.pages, self.children) = (pages, children)
    let all = children.compactMap { $0 }
    if let leaving, !all.contains(leaving.page) { endFade() }
    widget.setChildren(all)
    show()
    for child in all where child != shown && child != leaving?.page {
      gtk_widget_set_child_visible(child, 0)
    }
    pages.shown.addObserver(self) { [weak self] in self?.turn() }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    Self.measure(shown, orientation, across: across)
  }

  override func allocate(width: Int32, height: Int32) {
    if let leaving {
      _ = Self.measure(leaving.page, GTK_ORIENTATION_HORIZONTAL, across: -1)
      gtk_widget_allocate(leaving.page, leaving.width, leaving.height, -1, nil)
    }
    if let shown { gtk_widget_allocate(shown, width, height, -1, nil) }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if let leaving, progress < 1 {
      gtk_snapshot_push_opacity(snapshot, 1 - progress)
      gtk_widget_snapshot_child(widget, leaving.page, snapshot)
      gtk_snapshot_pop(snapshot)
    }
    guard let shown else { return }
    if progress < 1 { gtk_snapshot_push_opacity(snapshot, progress) }
    gtk_widget_snapshot_child(widget, shown, snapshot)
    if progress < 1 { gtk_snapshot_pop(snapshot) }
  }

  private func show() {
    shown = pages.position.flatMap { children.indices.contains($0) ? children[$0] : nil }
    if let shown {
      gtk_widget_set_child_visible(shown, 1)
      gtk_widget_set_can_target(shown, 1)
      gtk_widget_set_can_focus(shown, 1)
    }
    gtk_widget_set_visible(widget, shown == nil ? 0 : 1)
    gtk_widget_queue_resize(widget)
  }

  /// Fades to the current page.
  ///
  /// If the focus was in the previous page, it moves to the current page.
  private func turn() {
    let known = shown
    let focus = gtk_widget_get_focus_child(widget)
    endFade()
    show()
    guard let known, known != shown else { return }
    leaving = (known, gtk_widget_get_width(known), gtk_widget_get_height(known))
    gtk_widget_set_can_target(known, 0)
    gtk_widget_set_can_focus(known, 0)
    if let shown, focus == known { gtk_widget_child_focus(shown, GTK_DIR_TAB_FORWARD) }
    progress = 0
    guard shown != nil, environment.allowsMotion.value, gtk_widget_get_mapped(widget) != 0 else {
      return endFade()
    }
    ticker.restart()
  }

  private func fade(to seconds: Double) -> Bool {
    progress = min(seconds / OverlayNode.Pages.fadeSeconds, 1)
    redraw()
    guard progress >= 1 else { return true }
    endFade()
    return false
  }

  private func endFade() {
    ticker.isWanted = false
    progress = 1
    if let leaving, leaving.page != shown { gtk_widget_set_child_visible(leaving.page, 0) }
    leaving = nil
    redraw()
  }
}
#endif
