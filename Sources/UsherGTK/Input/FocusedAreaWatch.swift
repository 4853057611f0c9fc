#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports the position of the app's focused text field while overlays are shown.
///
/// The position is reported after each layout of the window and when the focus moves. In a text
/// view, the position is the line with the caret. Other widgets aren't reported, because GTK
/// visibly focuses a new window's first widget before the user presses a key.
@MainActor
final class FocusedAreaWatch {
  var report: @MainActor (OverlayRect?) -> Void = { _ in }
  private let area: OverlayArea
  private let layer: OverlayView
  private let connections: Connections
  private var layouts: LayoutSignal?
  private var known: OverlayRect?

  init(in area: OverlayArea, with layer: OverlayView) {
    self.area = area
    self.layer = layer
    connections = area.connectionsToWindow()
    connections.addObject("notify::focus-widget") { [weak self] in self?.look() }
    area.whenMoved { [weak self] in self?.look() }
  }

  func remove() {
    connections.end()
    layouts = nil
    report = { _ in }
  }

  /// Reports the focused field's position now and after each layout while overlays are shown.
  func look() {
    guard !layer.cards.isEmpty, let clock = gtk_widget_get_frame_clock(layer.widget) else {
      layouts = nil
      return
    }
    if layouts?.clock != clock { layouts = LayoutSignal(of: clock) { [weak self] in self?.look() } }
    let found = focusedArea
    guard found != known else { return }
    known = found
    report(found)
  }

  private var focusedArea: OverlayRect? {
    guard let widget = area.focus, area.contains(widget), layer.focus == nil,
      Typing.reaches(widget)
    else { return nil }
    return AnchorVisibility(of: widget, part: caretLine(in: widget), in: area, over: layer.widget)
      .visibleFrame
  }

  /// The line with the caret in a text view's coordinates, or `nil` for another widget.
  private func caretLine(in widget: WidgetPointer) -> OverlayRect? {
    guard isInstance(widget, of: gtk_text_view_get_type()) else { return nil }
    let view: UnsafeMutablePointer<GtkTextView> = cast(UnsafeMutableRawPointer(widget))
    var caret = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, nil, &caret, nil)
    var y: CInt = 0
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, 0, caret.y, nil, &y)
    return OverlayRect(
      x: 0, y: Double(y), width: Double(gtk_widget_get_width(widget)), height: Double(caret.height))
  }
}
#endif
